import { Link } from '@/components/ui/Link';
import { Text } from '@/components/ui/Text';
import type { MoveIn } from '@/contract/moveIns';
import { routes } from '@/lib/routes';

export function SignLeaseStep({ moveIn: { homeId } }: { readonly moveIn: MoveIn }) {
  return (
    <Text>
      <Link href={routes.leaseSigning({ homeId })}>Open the lease</Link>
    </Text>
  );
}
