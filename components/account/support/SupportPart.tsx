import dynamic from 'next/dynamic';
import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { useSession } from '@/hooks/useSession';
import { routes } from '@/lib/routes';
import { space } from '@/styles/tokens';
import { Sent, type SentWords } from './Sent';

const Waiting = () => <Skeleton $height="42rem" $round="card" />;
const GuestForm = dynamic(() => import('./GuestForm').then((file) => file.GuestForm), { ssr: false, loading: Waiting });
const MemberForm = dynamic(() => import('./MemberForm').then((file) => file.MemberForm), {
  ssr: false,
  loading: Waiting,
});

/** Nothing can be written without scripts; every way to reach us stands beneath. */
const Frame = styled(Card)`
  @media (scripting: none) {
    display: none;
  }
`;

const Band = styled.div`
  padding-block: ${space.s32};
`;

/** Beneath the hero of `/support`: a message that becomes a thread, in the inbox of members and by letter of others. */
export function SupportPart() {
  const { signedIn } = useSession();
  const [sent, setSent] = useState<SentWords>();
  const form = signedIn ? (
    <MemberForm
      onSent={(id) =>
        setSent({
          words: 'A person answers within one working day, in your inbox and by e-mail.',
          href: `${routes.accounts.inbox()}?thread=${id}`,
        })
      }
    />
  ) : (
    <GuestForm onSent={setSent} />
  );
  return (
    <Container $width="reading">
      <Band>
        <Frame as="section" id="write" aria-labelledby="write-title" $tone="wash" $pad="s24">
          <Stack>
            <Heading id="write-title" $size="part">
              Write to us
            </Heading>
            {sent ? <Sent {...sent} onAgain={() => setSent(undefined)} /> : form}
          </Stack>
        </Frame>
      </Band>
    </Container>
  );
}
