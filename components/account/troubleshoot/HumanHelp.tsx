import { useRepairText } from '@/components/account/shared/repairText';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/lib/routing/routes';

/** A person, one tap away, who sees which home it is about. */
export function HumanHelp({ homeId }: { readonly homeId: string }) {
  const { t } = useRepairText();
  return (
    <Row>
      <Text>
        {t('Rather talk? Call us, 24/7:')} <Link href="tel:+14155550199">(415) 555-0199</Link>.{' '}
        {t('If you’re in danger, call 911 first.')}
      </Text>
      <ButtonLink tone="ghost" size="small" href={`${routes.accounts.inbox()}?new=1&home=${homeId}`}>
        {t('Message us')}
      </ButtonLink>
    </Row>
  );
}
