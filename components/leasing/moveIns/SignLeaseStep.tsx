import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import type { MoveIn } from '@/contract/leasing/moveIns/endpoints';
import { routes } from '@/contract/routes';

export function SignLeaseStep({ moveIn: { homeId } }: { readonly moveIn: MoveIn }) {
  return (
    <Text>
      <Link href={routes.leaseSigning({ homeId })}>Open the lease</Link>
    </Text>
  );
}
