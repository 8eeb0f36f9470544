import { useEffect, useRef, useState } from 'react';
import { RepairLanguage, useRepairText } from '@/components/care/workOrders/repairText';
import { useWorkOrderFiles } from '@/components/care/workOrders/useWorkOrderFiles';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { type ReportableHome, workOrders } from '@/contract/care/workOrders/endpoints';
import { emergencySymptoms } from '@/contract/care/workOrders/symptoms/emergency.data';
import type { Symptom } from '@/contract/care/workOrders/symptoms/types';
import type { ResultOf } from '@/contract/endpoint';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { focusPageHeading } from '@/lib/forms/focusPageHeading';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import { AccessStep } from './AccessStep';
import { HumanHelp } from './HumanHelp';
import { ProblemStep } from './ProblemStep';
import { ReportSent } from './ReportSent';
import { issuesSoFar, isTroubleshootDraft, newDraft, type TroubleshootDraft, toIssue } from './troubleshootDraft';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

type Sent = ResultOf<typeof workOrders.createWorkOrders>;

/** From what is wrong to a solved problem or a report, one or several problems at once. */
export function TroubleshootScreen({ unitId }: { readonly unitId: string }) {
  const query = useApi(workOrders.getReportableHome, { params: { homeId: unitId } });
  const { data } = query;
  const known = useApi(workOrders.listSymptoms);
  // Emergencies are part of the page: they wait for nothing.
  if (data) return <Report home={data} symptoms={known.data ?? emergencySymptoms} />;
  return (
    <>
      <AccountPageHeader title="What’s wrong?" />
      <Loaded query={query} title="We couldn’t load your home" skeleton={<Skeleton $height="20rem" $round="card" />} />
    </>
  );
}

/** The answers so far: they survive a reload and a lost connection. */
function useTroubleshootDraft(home: ReportableHome) {
  const name = `troubleshoot-${home.id}`;
  const [draft, setDraft] = useState<TroubleshootDraft>(() => newDraft(home.pets, home.phone, home.language));
  useEffect(() => {
    const saved = readDraft(name);
    if (isTroubleshootDraft(saved)) setDraft(saved);
  }, [name]);
  return {
    draft,
    change: (next: TroubleshootDraft) => {
      setDraft(next);
      saveDraft(name, { ...next });
    },
    clear: () => saveDraft(name),
  };
}

interface ReportProps {
  readonly home: ReportableHome;
  readonly symptoms: readonly Symptom[];
}

function Report({ home, symptoms }: ReportProps) {
  const { draft, change, clear } = useTroubleshootDraft(home);
  return (
    <RepairLanguage language={draft.access.language}>
      <ReportSteps home={home} symptoms={symptoms} draft={draft} onChange={change} onSent={clear} />
    </RepairLanguage>
  );
}

interface ReportStepsProps extends ReportProps {
  readonly draft: TroubleshootDraft;
  readonly onChange: (draft: TroubleshootDraft) => void;
  readonly onSent: () => void;
}

function ReportSteps({ home, symptoms, draft, onChange, onSent }: ReportStepsProps) {
  const { t, language } = useRepairText();
  const [files, setFiles] = useState<ReadonlyMap<string, readonly File[]>>(new Map());
  const [sent, setSent] = useState<Sent>();
  const [asked, setAsked] = useState(false);
  const create = useApiMutation(workOrders.createWorkOrders, { touches: [workOrders] });
  const sending = useWorkOrderFiles();
  // A step is long, and its button at its end: what takes its place is read from its start.
  const isNewStep = useRef(false);
  useEffect(() => {
    if (!isNewStep.current) return;
    isNewStep.current = false;
    focusPageHeading();
  });
  const change = (next: TroubleshootDraft) => {
    isNewStep.current = next.step !== draft.step || next.current.id !== draft.current.id;
    onChange(next);
  };

  const submit = (issues: TroubleshootDraft['issues'], question: string | null = null) => {
    const { permissionToEnter, phone, windows, ...access } = draft.access;
    create.mutate(
      {
        params: { homeId: home.id },
        body: {
          issues: issues.map((issue) => toIssue(issue, symptoms)),
          question,
          access: {
            ...access,
            // A draft may have been left open since then.
            windows: windows.filter(({ to }) => Date.parse(to) > Date.now()),
            permissionToEnter: permissionToEnter ?? false,
            phone: phone.trim() || null,
          },
        },
      },
      {
        onSuccess: async (made) => {
          onSent();
          isNewStep.current = true;
          setSent(made);
          setAsked(question !== null);
          const batches = issues.flatMap(({ id }, n) => {
            const workOrderId = made[n]?.id;
            const chosen = files.get(id) ?? [];
            return workOrderId && chosen.length > 0 ? [{ workOrderId, files: chosen, stage: 'problem' as const }] : [];
          });
          if (batches.length > 0) await sending.send(batches);
        },
      },
    );
  };

  if (sent)
    return (
      <>
        <AccountPageHeader title={t('We have your report')} />
        <ReportSent sent={sent} files={sending} asked={asked} />
      </>
    );
  return (
    <>
      <AccountPageHeader
        title={t('What’s wrong?')}
        actions={
          <ButtonLink tone="secondary" size="small" href={routes.accounts.home.maintenance()}>
            {t('All repairs')}
          </ButtonLink>
        }
      >
        {home.address}
      </AccountPageHeader>
      <Stack $gap="s32">
        <ChoicePills
          legend={t('Language')}
          options={LANGUAGES}
          value={language}
          onChange={(next) => onChange({ ...draft, access: { ...draft.access, language: next } })}
        />
        {draft.step === 'problem' ? (
          <ProblemStep
            home={home}
            draft={draft}
            symptoms={symptoms}
            files={files.get(draft.current.id) ?? []}
            isSending={create.isPending}
            onChange={change}
            onFiles={(added) => {
              const { id } = draft.current;
              setFiles(new Map([...files, [id, [...(files.get(id) ?? []), ...added]]]));
            }}
            onSendNow={() => submit([...draft.issues, draft.current])}
          />
        ) : (
          <AccessStep
            home={home}
            draft={draft}
            symptoms={symptoms}
            isSending={create.isPending}
            fields={create.error?.fields}
            onChange={change}
            onSubmit={() => submit(draft.issues)}
          />
        )}
        {/* Beside the buttons that send: the start of the page is far above them. */}
        {create.error && (
          <Notice live tone="danger" title={t('Not sent')}>
            {create.error.message} {t('What you entered is still here. Try again.')}
          </Notice>
        )}
        <HumanHelp isSending={create.isPending} onAsk={(question) => submit(issuesSoFar(draft), question)} />
      </Stack>
    </>
  );
}
