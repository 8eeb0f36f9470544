import { useRepairText } from '@/components/care/workOrders/repairText';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import type { Symptom } from '@/contract/care/workOrders/symptoms/types';

interface EmergencyStepsProps {
  readonly symptom: Symptom;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** What to do at once. Nothing else is asked before. */
export function EmergencySteps({ symptom, isSending, onSend }: EmergencyStepsProps) {
  const { t } = useRepairText();
  return (
    <Notice live tone="danger" title={t('Do this now')}>
      <Text $weight="semibold">{t(symptom.safety)}</Text>
      <ol>
        {symptom.emergency?.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <Row>
        <Link href="tel:911">{t('Call 911')}</Link>
        <Link href="tel:+14155550199">{t('Call us: (415) 555-0199')}</Link>
        <Button tone="danger" loading={isSending} onClick={onSend}>
          {t('Tell Belong now')}
        </Button>
      </Row>
    </Notice>
  );
}
