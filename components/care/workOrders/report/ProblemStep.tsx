import { useRepairText } from '@/components/care/workOrders/repairText';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { AREAS, type Area, MAX_ISSUES } from '@/contract/care/workOrders/constants';
import type { ReportableHome } from '@/contract/care/workOrders/endpoints';
import { AREA_NAMES } from '@/contract/care/workOrders/labels';
import { findIn, type Symptom } from '@/contract/care/workOrders/symptoms/types';
import { routes } from '@/contract/routes';
import { EmergencySteps } from './EmergencySteps';
import { IssueDetails } from './IssueDetails';
import { NotedIssues } from './NotedIssues';
import { SymptomChecks } from './SymptomChecks';
import { type IssueDraft, newIssue, OTHER, type TroubleshootDraft } from './troubleshootDraft';

interface ProblemStepProps {
  readonly home: ReportableHome;
  readonly draft: TroubleshootDraft;
  readonly symptoms: readonly Symptom[];
  readonly files: readonly File[];
  readonly isSending: boolean;
  readonly onChange: (draft: TroubleshootDraft) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSendNow: () => void;
}

/** One problem: where, what, what one can try alone, then the details. */
export function ProblemStep({
  home,
  draft,
  symptoms,
  files,
  isSending,
  onChange,
  onFiles,
  onSendNow,
}: ProblemStepProps) {
  const { current, issues } = draft;
  const { t } = useRepairText();
  const symptom = findIn(symptoms, current.symptom);
  const areaOptions = AREAS.map((value) => ({
    value,
    label: t(AREA_NAMES[value]),
    ...(value === 'emergency' && { help: t('Gas, fire, flood, sparks') }),
  }));
  const symptomOptions = (area: Area) => [
    ...symptoms.filter((each) => each.area === area).map(({ id, label }) => ({ value: id, label: t(label) })),
    ...(area === 'emergency' ? [] : [{ value: OTHER, label: t('Something else') }]),
  ];
  const edit = (more: Partial<IssueDraft>) => onChange({ ...draft, current: { ...current, ...more } });
  const twin = symptom && home.open.find(({ title }) => title === symptom.label);
  const finish = (issue: IssueDraft, step: TroubleshootDraft['step']) =>
    onChange({ ...draft, current: newIssue(), issues: [...issues, issue], step });
  const checked = symptom ? current.checks.length >= symptom.checks.length : true;
  const isReady = current.symptom !== null && (checked || current.solved);
  return (
    <Stack $gap="s24">
      {issues.length > 0 && (
        <Notice
          title={t(issues.length === 1 ? 'One problem noted' : '{count} problems noted', { count: issues.length })}
        >
          <NotedIssues draft={draft} symptoms={symptoms} onChange={onChange} />
          <Button size="small" tone="secondary" onClick={() => onChange({ ...draft, step: 'access' })}>
            {t('Nothing else to report')}
          </Button>
        </Notice>
      )}
      <RadioCards
        legend={t('Where is it?')}
        options={areaOptions}
        value={current.area ?? undefined}
        onChange={(area) => edit({ area, symptom: null, checks: [], solved: false })}
      />
      {current.area && (
        <RadioCards
          legend={t('What is it?')}
          options={symptomOptions(current.area)}
          value={current.symptom ?? undefined}
          onChange={(next) => edit({ symptom: next, checks: [], solved: false })}
        />
      )}
      {symptom?.emergency && <EmergencySteps symptom={symptom} isSending={isSending} onSend={onSendNow} />}
      {symptom && !symptom.emergency && (
        <>
          {twin && (
            <Notice title={t('We already know about this')}>
              <Text>
                {t('It’s open as')}{' '}
                <Link href={routes.accounts.home.maintenanceTask({ taskId: twin.id })}>{twin.reference}</Link>.{' '}
                {t('If you report it again, we add your words there.')}
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
            <Button onClick={() => finish(current, 'access')}>{t('Continue')}</Button>
            {issues.length + 1 < MAX_ISSUES && (
              <Button tone="secondary" onClick={() => finish(current, 'problem')}>
                {t('Add another problem')}
              </Button>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}
