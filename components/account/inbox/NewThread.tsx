import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { MemberSupportForm } from '@/components/account/support/MemberForm';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Stack } from '@/components/ui/Stack';
import type { AccountHome } from '@/contract/account';
import { routes } from '@/lib/routes';

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
          Write to us
        </Heading>
        <MemberSupportForm
          {...(home && { home })}
          onSent={(id) => void replace(`${routes.accounts.inbox()}?thread=${id}`, undefined, { shallow: true })}
        />
      </Stack>
    </Card>
  );
}
