import dynamic from 'next/dynamic';
import { useState } from 'react';
import styled from 'styled-components';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { routes } from '@/contract/routes';
import { useSession } from '@/hooks/useSession';
import { space } from '@/styles/tokens';
import { SupportRequestSent, type SupportRequestSentMessage } from './SupportRequestSent';

const SupportFormSkeleton = () => <Skeleton $height="42rem" $round="card" />;
const GuestForm = clientOnly(
  dynamic(() => import('./GuestSupportForm').then((file) => file.GuestSupportForm), {
    ssr: false,
    loading: SupportFormSkeleton,
  }),
  SupportFormSkeleton,
);
const MemberForm = clientOnly(
  dynamic(() => import('./MemberSupportForm').then((file) => file.MemberSupportForm), {
    ssr: false,
    loading: SupportFormSkeleton,
  }),
  SupportFormSkeleton,
);

/** Nothing can be written without scripts; every way to reach us stands beneath. */
const Frame = styled(Card)`
  @media (scripting: none) {
    display: none;
  }
`;

const SupportBand = styled.div`
  padding-block: ${space.s32};
`;

/** Beneath the hero of `/support`: a message that becomes a thread, in the inbox of members and by letter of others. */
export function SupportSection() {
  const { signedIn } = useSession();
  const [sent, setSent] = useState<SupportRequestSentMessage>();
  const form = signedIn ? (
    <MemberForm
      onSent={(id) =>
        setSent({
          text: 'We reply within one business day, in your inbox and by email.',
          href: `${routes.accounts.inbox()}?thread=${id}`,
        })
      }
    />
  ) : (
    <GuestForm onSent={setSent} />
  );
  return (
    <Container $width="reading">
      <SupportBand>
        <Frame as="section" id="write" aria-labelledby="write-title" $tone="wash" $pad="s24">
          <Stack>
            <Heading id="write-title" $size="part">
              Message us
            </Heading>
            {sent ? <SupportRequestSent {...sent} onStartOver={() => setSent(undefined)} /> : form}
          </Stack>
        </Frame>
      </SupportBand>
    </Container>
  );
}
