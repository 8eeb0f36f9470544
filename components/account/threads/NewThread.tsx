import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { MemberSupportForm } from '@/components/account/threads/support/MemberSupportForm';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import type { AccountHome } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';

/** Begins a matter with us, which then stands open beside the others. */
export function NewThread({ home }: { readonly home?: AccountHome }) {
  const { replace } = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  // The link that asked for it has gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <Card>
      <Stack>
        <Link href={routes.accounts.inbox()} shallow subdued>
          All messages
        </Link>
        <Heading $size="part" ref={title} tabIndex={-1}>
          Message us
        </Heading>
        <MemberSupportForm
          {...(home && { home })}
          onSent={(id) => void replace(`${routes.accounts.inbox()}?thread=${id}`, undefined, { shallow: true })}
        />
      </Stack>
    </Card>
  );
}
