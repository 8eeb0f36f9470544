import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { reports } from '@/contract/platform/reports/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';

const options = [
  { value: 'never', label: 'Never' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
  { value: 'monthly', label: 'First day of the month' },
] as const;

/** How often the reader gets this report by email. */
export function ReportSchedule({ reportId }: { readonly reportId: string }) {
  const { data } = useApi(reports.listReportSchedules);
  const change = useApiMutation(reports.setReportSchedule, { touches: [reports] });
  const stored = data?.find((schedule) => schedule.reportId === reportId)?.cadence ?? 'never';
  if (!data) return null;
  return (
    <>
      <SelectField
        label="Email me this report"
        options={options}
        value={change.isPending ? change.variables.body.cadence : stored}
        onChange={(cadence) => change.mutate({ params: { reportId }, body: { cadence } })}
      />
      <div aria-live="polite">
        {change.error && <Notice tone="danger">{change.error.message}</Notice>}
        {change.isSuccess && stored !== 'never' && (
          <Notice tone="success">You get its totals and a link at about 6 AM Pacific Time.</Notice>
        )}
      </div>
    </>
  );
}
