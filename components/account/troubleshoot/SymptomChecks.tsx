import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { CheckResult } from '@/contract/workOrders/endpoints';
import type { Symptom } from '@/contract/workOrders/symptoms/symptoms';
import type { IssueDraft } from './troubleshootDraft';

interface SymptomChecksProps {
  readonly symptom: Symptom;
  readonly issue: IssueDraft;
  readonly onChange: (more: Partial<IssueDraft>) => void;
  readonly onSolved: () => void;
}

/** What one can try alone, one after the other; each answer goes along with the report. */
export function SymptomChecks({ symptom, issue, onChange, onSolved }: SymptomChecksProps) {
  const at = issue.checks.length;
  const check = symptom.checks[at];
  const answer = (result: CheckResult['result']) => {
    if (!check) return;
    const checks = [...issue.checks, { check, result }];
    onChange({ checks, ...(result === 'helped' && { solved: true }) });
  };
  const skipAll = () =>
    onChange({
      checks: [
        ...issue.checks,
        ...symptom.checks.slice(at).map((each): CheckResult => ({ check: each, result: 'skipped' })),
      ],
    });
  if (issue.solved)
    return (
      <Notice live tone="success" title="Great. No visit is needed.">
        <Text>We’ll note it for your home. If it comes back, you can reopen it.</Text>
        <Row>
          <Button size="small" onClick={onSolved}>
            It’s fixed
          </Button>
          <Button size="small" tone="secondary" onClick={() => onChange({ solved: false })}>
            It’s not fixed
          </Button>
        </Row>
      </Notice>
    );
  if (!check) return <Text $tone="soft">Thanks for trying. Now tell us more.</Text>;
  return (
    <Card $pad="s16">
      <Stack $gap="s12" $align="start">
        <Text $size="small" $tone="soft">
          Try this first: {at + 1} of {symptom.checks.length}
        </Text>
        <Notice tone="warning" title="Stay safe">
          {symptom.safety}
        </Notice>
        <Heading as="h2" $size="label">
          {check}
        </Heading>
        <Row>
          <Button size="small" onClick={() => answer('helped')}>
            That helped
          </Button>
          <Button size="small" tone="secondary" onClick={() => answer('did_not_help')}>
            It didn’t help
          </Button>
          <Button size="small" tone="ghost" onClick={skipAll}>
            Skip and report it
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
