import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { type VisitWindow, visitWindows } from '@/components/care/workOrders/visitWindows';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { MIN_WINDOWS } from '@/contract/care/workOrders/constants';
import type { ReportableHome } from '@/contract/care/workOrders/endpoints';
import type { Symptom } from '@/contract/care/workOrders/symptoms/types';
import { focusFirstInvalid } from '@/lib/forms/focusFirstInvalid';
import { space, weight } from '@/styles/tokens';
import { NotedIssues } from './NotedIssues';
import type { AccessDraft, TroubleshootDraft } from './troubleshootDraft';

const Legend = styled.legend`
  margin-block-end: ${space.s8};
  font-weight: ${weight.semibold};
`;

interface AccessStepProps {
  readonly home: ReportableHome;
  readonly draft: TroubleshootDraft;
  readonly symptoms: readonly Symptom[];
  readonly isSending: boolean;
  /** What the API found wrong, by the path of the field. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly onChange: (draft: TroubleshootDraft) => void;
  readonly onSubmit: () => void;
}

const HALF_DAYS = [
  [8, 12],
  [12, 17],
] as const;
const LEAD_MS = 4 * 3_600_000;
const ENTRY = [
  { value: 'yes', label: 'Yes, with notice', help: 'We may come when no one is home.' },
  { value: 'no', label: 'No', help: 'Someone has to be home.' },
] as const;

/** How we get in, and when. Asked once for all problems; not at all when all of them are solved. */
export function AccessStep({ home, draft, symptoms, isSending, fields, onChange, onSubmit }: AccessStepProps) {
  const { access, issues } = draft;
  const { t, locale } = useRepairText();
  const [windows, setWindows] = useState<readonly VisitWindow[]>([]);
  const { timeZone } = home;
  useEffect(
    () => setWindows(visitWindows(timeZone, Date.now() + LEAD_MS, HALF_DAYS, { days: 5, locale })),
    [timeZone, locale],
  );
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const edit = (more: Partial<AccessDraft>) => onChange({ ...draft, access: { ...access, ...more } });
  const allSolved = issues.every(({ solved }) => solved);
  const phoneProblem = fields?.['access.phone'];
  const isResident = home.role === 'resident';
  const submit = () => {
    if (!allSolved && access.permissionToEnter === null) {
      setProblem(t('Choose one'));
      return focusFirstInvalid(form.current);
    }
    setProblem(undefined);
    return onSubmit();
  };
  const isChosen = (from: string) => access.windows.some((each) => each.from === from);
  return (
    <Stack
      as="form"
      ref={form}
      noValidate
      $gap="s24"
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault();
        submit();
      }}
    >
      <NotedIssues draft={draft} symptoms={symptoms} onChange={onChange} />
      {!allSolved && (
        <>
          <RadioCards
            legend={t('May we enter when no one is home?')}
            options={ENTRY.map(({ value, label, help }) => ({ value, label: t(label), help: t(help) }))}
            value={access.permissionToEnter === null ? undefined : access.permissionToEnter ? 'yes' : 'no'}
            onChange={(value) => edit({ permissionToEnter: value === 'yes' })}
            error={problem}
          />
          {isResident && (
            <fieldset>
              <Legend>{t('When works for a visit? Pick at least {count} if you can.', { count: MIN_WINDOWS })}</Legend>
              <Grid $gap="s12">
                {windows.map(({ from, to, label }) => (
                  <Checkbox
                    key={from}
                    checked={isChosen(from)}
                    onChange={({ target }) =>
                      edit({
                        windows: target.checked
                          ? [...access.windows, { from, to }]
                          : access.windows.filter((each) => each.from !== from),
                      })
                    }
                  >
                    {label}
                  </Checkbox>
                ))}
              </Grid>
            </fieldset>
          )}
          <TextField
            label={t('Pets at home')}
            optional
            value={access.pets}
            onChange={(value) => edit({ pets: value })}
          />
          <Checkbox
            checked={access.hasAlarm}
            onChange={({ target }) => edit({ hasAlarm: target.checked })}
            help={t('Don’t write the code here. The Pro calls you.')}
          >
            {t('The home has an alarm')}
          </Checkbox>
          <TextField
            label={t('Phone')}
            optional
            type="tel"
            error={phoneProblem && t(phoneProblem)}
            value={access.phone}
            onChange={(value) => edit({ phone: value })}
          />
        </>
      )}
      <Row>
        <Button type="submit" loading={isSending}>
          {t(allSolved ? 'Finish' : 'Send report')}
        </Button>
        <Button tone="secondary" onClick={() => onChange({ ...draft, step: 'problem' })}>
          {t('Report something else too')}
        </Button>
      </Row>
    </Stack>
  );
}
