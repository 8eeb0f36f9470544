import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';

/** No link, a foreign one or an old one: the same words for each, and another way to tell us. */
export function CheckInClosed() {
  return (
    <Notice title="This link doesn’t work or has expired">
      <Text>
        Open the latest email from us and use its link. Each link works for 30 days. Or{' '}
        <ModalLink modal="ASK_A_QUESTION" props={{ topic: 'owning' }} href={routes.support()}>
          tell us
        </ModalLink>{' '}
        when your home is available. You can also go to our <Link href={routes.homeowners.all()}>homeowners page</Link>.
      </Text>
    </Notice>
  );
}
