import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/lib/routing/routes';

/** No link, a foreign one or an old one: the same words for each, and another way to tell us. */
export function CheckInClosed() {
  return (
    <Notice title="This link does not work, or not any more">
      <Text>
        Please open the newest letter from us once more: its link works for thirty days. Or{' '}
        <ModalLink modal="ASK_A_QUESTION" props={{ topic: 'owning' }} href={routes.support()}>
          tell us in your own words
        </ModalLink>{' '}
        when your home is free. The rest is <Link href={routes.homeowners.all()}>for homeowners</Link>.
      </Text>
    </Notice>
  );
}
