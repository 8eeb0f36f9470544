import { useRef } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { flagDefinitions } from '@/contract/platform/flags/constants';
import { type Flag, flags } from '@/contract/platform/flags/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { FlagForm } from './FlagForm';
import { FlagPause } from './FlagPause';
import { FlagResultsPanel } from './FlagResultsPanel';
import { statusLabels, summaryText } from './flag.labels';

const allFlags = <Link href={routes.accounts.deskFlags()}>All flags</Link>;

/** One flag: how to stop it, what came of it, and its rules. */
export function FlagScreen({ flagKey }: { readonly flagKey: string }) {
  const query = useApi(flags.getFlag, { params: { flagKey } });
  const { data: flag } = query;
  if (flag) return <FlagDetail flag={flag} />;
  return (
    <>
      <AccountPageHeader title="Feature flag" actions={allFlags} />
      <Loaded query={query} title="We couldn’t load this flag" skeleton={<Skeleton $height="20rem" $round="card" />} />
    </>
  );
}

function FlagDetail({ flag }: { readonly flag: Flag }) {
  const kill = useApiMutation(flags.killFlag, { touches: [flags] });
  const { title, description } = flagDefinitions[flag.key];
  const isRunning = flag.status === 'running';
  const outcome = useRef<HTMLDivElement>(null);
  // The button goes with the stop, so focus moves on to what it did.
  const stop = () =>
    kill.mutate({ params: { flagKey: flag.key }, body: {} }, { onSuccess: () => outcome.current?.focus() });
  return (
    <>
      <AccountPageHeader title={title} actions={allFlags}>
        {description} {statusLabels[flag.status]}
        {isRunning && flag.startedAt ? ` since ${formatDateTime(flag.startedAt)}` : ''}. {summaryText(flag)}
      </AccountPageHeader>
      <Stack $gap="s24">
        {flag.source === 'vendor' && (
          <Notice tone="info" title="Managed in GrowthBook">
            Change this flag’s rules in GrowthBook. Changes you save here have no effect.
          </Notice>
        )}
        {isRunning && flag.source === 'local' && (
          <div>
            <Button tone="danger" loading={kill.isPending} onClick={stop}>
              Stop now
            </Button>
          </div>
        )}
        <div ref={outcome} tabIndex={-1} aria-live="polite">
          {kill.error && <Notice tone="danger">{kill.error.message}</Notice>}
          {flag.status === 'killed' && <Notice tone="warning">Stopped. Everyone gets the default.</Notice>}
        </div>
        {flag.source === 'local' && <FlagPause flag={flag} />}
        <FlagResultsPanel flagKey={flag.key} />
        {flag.source === 'local' && <FlagForm flag={flag} />}
      </Stack>
    </>
  );
}
