import { useEffect, useState } from 'react';
import { AccountPageHeader } from '@/components/account/shared/AccountPageHeader';
import { useWorkOrderPhoto } from '@/components/account/shared/useWorkOrderPhoto';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import type { ResultOf } from '@/contract/endpoint';
import { type ReportableHome, workOrders } from '@/contract/workOrders/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { routes } from '@/lib/routing/routes';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import { AccessStep } from './AccessStep';
import { HumanHelp } from './HumanHelp';
import { ProblemStep } from './ProblemStep';
import { ReportSent } from './ReportSent';
import { isTroubleshootDraft, newDraft, type TroubleshootDraft, toIssue } from './troubleshootDraft';

type Sent = ResultOf<typeof workOrders.createWorkOrders>;

/** From what is wrong to a solved problem or a report, one or several problems at once. */
export function TroubleshootScreen({ unitId }: { readonly unitId: string }) {
  const { data, isError, refetch, isFetching } = useApi(workOrders.getReportableHome, { params: { homeId: unitId } });
  if (data) return <Report home={data} />;
  return (
    <>
      <AccountPageHeader title="What’s wrong?" />
      {isError ? (
        <ErrorState title="We couldn’t load your home" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton $height="20rem" $round="card" />
      )}
    </>
  );
}

/** What is told so far: it survives a reload and a lost connection. */
function useTroubleshootDraft(home: ReportableHome) {
  const name = `troubleshoot-${home.id}`;
  const [draft, setDraft] = useState<TroubleshootDraft>(() => newDraft(home.pets, home.phone));
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

function Report({ home }: { readonly home: ReportableHome }) {
  const { draft, change, clear } = useTroubleshootDraft(home);
  const [files, setFiles] = useState<ReadonlyMap<string, readonly File[]>>(new Map());
  const [sent, setSent] = useState<Sent>();
  const create = useApiMutation(workOrders.createWorkOrders, { touches: [workOrders] });
  const photos = useWorkOrderPhoto();

  const submit = (issues: TroubleshootDraft['issues']) => {
    const { permissionToEnter, phone, windows, ...access } = draft.access;
    create.mutate(
      {
        params: { homeId: home.id },
        body: {
          issues: issues.map(toIssue),
          access: {
            ...access,
            ...{ windows: [...windows], permissionToEnter: permissionToEnter ?? false, phone: phone.trim() || null },
          },
        },
      },
      {
        onSuccess: async (made) => {
          clear();
          setSent(made);
          for (const [n, { id }] of issues.entries()) {
            const workOrderId = made[n]?.id;
            const chosen = files.get(id);
            if (workOrderId && chosen) await photos.send(workOrderId, chosen, 'problem');
          }
        },
      },
    );
  };

  if (sent)
    return (
      <>
        <AccountPageHeader title="We have your report" />
        <ReportSent sent={sent} isSendingPhotos={photos.isSending} photoProblem={photos.problem} />
      </>
    );
  return (
    <>
      <AccountPageHeader
        title="What’s wrong?"
        actions={
          <ButtonLink tone="secondary" size="small" href={routes.accounts.home.maintenance()}>
            All repairs
          </ButtonLink>
        }
      >
        {home.address}
      </AccountPageHeader>
      <Stack $gap="s32">
        {create.error && (
          <Notice live tone="danger" title="Not sent">
            {create.error.message} What you entered is still here. Try again.
          </Notice>
        )}
        {draft.step === 'problem' ? (
          <ProblemStep
            home={home}
            draft={draft}
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
            isSending={create.isPending}
            onChange={change}
            onSubmit={() => submit(draft.issues)}
          />
        )}
        <HumanHelp homeId={home.id} />
      </Stack>
    </>
  );
}
