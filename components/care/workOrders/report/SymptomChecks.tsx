import styled from 'styled-components';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { CheckDrawing } from '@/components/ui/illustrations/CheckDrawing';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { CheckResult } from '@/contract/care/workOrders/endpoints';
import type { Symptom, SymptomCheck } from '@/contract/care/workOrders/symptoms/types';
import { radius } from '@/styles/tokens';
import type { IssueDraft } from './troubleshootDraft';

interface SymptomChecksProps {
  readonly symptom: Symptom;
  readonly issue: IssueDraft;
  readonly onChange: (more: Partial<IssueDraft>) => void;
  readonly onSolved: () => void;
}

const Photo = styled.img`
  max-width: min(100%, 20rem);
  height: auto;
  border-radius: ${radius.card};
`;

function CheckPicture({ check: { picture, drawing } }: { readonly check: SymptomCheck }) {
  if (picture) return <Photo src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} />;
  return drawing && <CheckDrawing name={drawing} />;
}

/** What one can try alone, one after the other; each answer goes along with the report. */
export function SymptomChecks({ symptom, issue, onChange, onSolved }: SymptomChecksProps) {
  const { t } = useRepairText();
  const at = issue.checks.length;
  const check = symptom.checks[at];
  const answer = (result: CheckResult['result']) => {
    if (!check) return;
    const checks = [...issue.checks, { check: check.text, result }];
    onChange({ checks, ...(result === 'helped' && { solved: true }) });
  };
  // It helped, as they said first, and then it did not: the Pro must not read that it did.
  const reject = () =>
    onChange({
      checks: issue.checks.map((each) =>
        each.result === 'helped' ? { check: each.check, result: 'did_not_help' } : each,
      ),
      solved: false,
    });
  const skipAll = () =>
    onChange({
      checks: [
        ...issue.checks,
        ...symptom.checks.slice(at).map((each): CheckResult => ({ check: each.text, result: 'skipped' })),
      ],
    });
  if (issue.solved)
    return (
      <Notice live tone="success" title={t('Great. No visit is needed.')}>
        <Text>{t('We’ll note it for your home. If it comes back, you can reopen it.')}</Text>
        <Row>
          <Button size="small" onClick={onSolved}>
            {t('It’s fixed')}
          </Button>
          <Button size="small" tone="secondary" onClick={reject}>
            {t('It’s not fixed')}
          </Button>
        </Row>
      </Notice>
    );
  if (!check) return <Text $tone="soft">{t('Thanks for trying. Now tell us more.')}</Text>;
  return (
    <Card $pad="s16">
      <Stack $gap="s12" $align="start">
        <Text $size="small" $tone="soft">
          {t('Try this first: {at} of {of}', { at: at + 1, of: symptom.checks.length })}
        </Text>
        <Notice tone="warning" title={t('Stay safe')}>
          {t(symptom.safety)}
        </Notice>
        <Heading as="h2" $size="label">
          {t(check.text)}
        </Heading>
        <CheckPicture check={check} />
        <Row>
          <Button size="small" onClick={() => answer('helped')}>
            {t('That helped')}
          </Button>
          <Button size="small" tone="secondary" onClick={() => answer('did_not_help')}>
            {t('It didn’t help')}
          </Button>
          <Button size="small" tone="ghost" onClick={skipAll}>
            {t('Skip and report it')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
