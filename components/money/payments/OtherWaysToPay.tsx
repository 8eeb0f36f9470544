import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';

/** Ways that need no account and no screen; our team records them. */
export function OtherWaysToPay() {
  return (
    <Disclosure summary="Other ways to pay">
      <Text>
        You can pay by check or money order at no cost. Write your name and address on it.{' '}
        <Link href={`${routes.accounts.inbox()}?new=1`}>Message us</Link> for the mailing address. We record it the day
        it arrives, and it shows up here with a receipt.
      </Text>
    </Disclosure>
  );
}
