import { useRouter } from 'next/router';
import { MemberForm } from '@/components/account/support/MemberForm';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Stack } from '@/components/ui/Stack';
import type { AccountHome } from '@/contract/account';
import { routes } from '@/lib/routes';

/** Begins a matter with us, which then stands open beside the others. */
export function NewThread({ home }: { readonly home?: AccountHome }) {
  const { replace } = useRouter();
  return (
    <Card>
      <Stack>
        <Link href={routes.accounts.inbox()} shallow quiet>
          All messages
        </Link>
        <Heading $size="part">Write to us</Heading>
        <MemberForm
          {...(home && { home })}
          onSent={(id) => void replace(`${routes.accounts.inbox()}?thread=${id}`, undefined, { shallow: true })}
        />
      </Stack>
    </Card>
  );
}
