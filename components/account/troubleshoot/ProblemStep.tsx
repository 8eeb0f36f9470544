import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { AREAS, type Area, MAX_ISSUES } from '@/contract/workOrders/constants';
import type { ReportableHome } from '@/contract/workOrders/endpoints';
import { AREA_NAMES } from '@/contract/workOrders/labels';
import { findSymptom, symptomsIn } from '@/contract/workOrders/symptoms/symptoms';
import { routes } from '@/lib/routing/routes';
import { EmergencySteps } from './EmergencySteps';
import { IssueDetails } from './IssueDetails';
import { SymptomChecks } from './SymptomChecks';
import { type IssueDraft, issueTitle, newIssue, OTHER, type TroubleshootDraft } from './troubleshootDraft';

interface ProblemStepProps {
  readonly home: ReportableHome;
  readonly draft: TroubleshootDraft;
  readonly files: readonly File[];
  readonly isSending: boolean;
  readonly onChange: (draft: TroubleshootDraft) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSendNow: () => void;
}

const AREA_OPTIONS = AREAS.map((value) => ({
  value,
  label: AREA_NAMES[value],
  ...(value === 'emergency' && { help: 'Gas, fire, flood, sparks' }),
}));

const symptomOptions = (area: Area) => [
  ...symptomsIn(area).map(({ id, label }) => ({ value: id, label })),
  ...(area === 'emergency' ? [] : [{ value: OTHER, label: 'Something else' }]),
];

/** One problem: where, what, what one can try alone, then the details. */
export function ProblemStep({ home, draft, files, isSending, onChange, onFiles, onSendNow }: ProblemStepProps) {
  const { current, issues } = draft;
  const symptom = findSymptom(current.symptom);
  const edit = (more: Partial<IssueDraft>) => onChange({ ...draft, current: { ...current, ...more } });
  const twin = symptom && home.open.find(({ title }) => title === symptom.label);
  const finish = (issue: IssueDraft, step: TroubleshootDraft['step']) =>
    onChange({ ...draft, current: newIssue(), issues: [...issues, issue], step });
  const checked = symptom ? current.checks.length >= symptom.checks.length : true;
  const isReady = current.symptom !== null && (checked || current.solved);
  return (
    <Stack $gap="s24">
      {issues.length > 0 && (
        <Notice title={issues.length === 1 ? 'One problem noted' : `${issues.length} problems noted`}>
          <Text>{issues.map(issueTitle).join(', ')}</Text>
          <Button size="small" tone="secondary" onClick={() => onChange({ ...draft, step: 'access' })}>
            Nothing else to report
          </Button>
        </Notice>
      )}
      <RadioCards
        legend="Where is it?"
        options={AREA_OPTIONS}
        value={current.area ?? undefined}
        onChange={(area) => edit({ area, symptom: null, checks: [], solved: false })}
      />
      {current.area && (
        <RadioCards
          legend="What is it?"
          options={symptomOptions(current.area)}
          value={current.symptom ?? undefined}
          onChange={(next) => edit({ symptom: next, checks: [], solved: false })}
        />
      )}
      {symptom?.emergency && <EmergencySteps symptom={symptom} isSending={isSending} onSend={onSendNow} />}
      {symptom && !symptom.emergency && (
        <>
          {twin && (
            <Notice title="We already know about this">
              <Text>
                It’s open as{' '}
                <Link href={routes.accounts.home.maintenanceTask({ taskId: twin.id })}>{twin.reference}</Link>. If you
                report it again, we add your words there.
              </Text>
            </Notice>
          )}
          <SymptomChecks
            key={current.id + symptom.id}
            symptom={symptom}
            issue={current}
            onChange={edit}
            onSolved={() => finish({ ...current, solved: true }, 'access')}
          />
        </>
      )}
      {isReady && !symptom?.emergency && !current.solved && (
        <>
          <IssueDetails issue={current} files={files} onChange={edit} onFiles={onFiles} />
          <Row>
            <Button onClick={() => finish(current, 'access')}>Continue</Button>
            {issues.length + 1 < MAX_ISSUES && (
              <Button tone="secondary" onClick={() => finish(current, 'problem')}>
                Add another problem
              </Button>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}
