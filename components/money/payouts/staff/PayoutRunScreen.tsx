import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { payoutLineLabels } from '@/contract/money/payouts/constants';
import { type PayoutRunDetail, payouts } from '@/contract/money/payouts/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';
import { formatDate, formatMoment } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { space } from '@/styles/tokens';
import { runStatusLabels, staffHoldLabels } from './payoutRuns.labels';

const Summary = styled.span`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: ${space.s16};
`;

interface ReleaseDialogProps {
  readonly run: PayoutRunDetail;
  readonly onRelease: () => void;
  readonly onClose: () => void;
}

/** What a release pays, before it cannot be taken back. */
function ReleaseDialog({ run: { totals, payOn, changed }, onRelease, onClose }: ReleaseDialogProps) {
  const isSecond = changed.length > 0;
  const grown = changed.reduce((sum, { released, now }) => sum + now - released, 0);
  const amount = isSecond ? `${formatExactMoney(cents(grown))} more` : formatExactMoney(totals?.total ?? cents(0));
  return (
    <Dialog
      title={`Release ${amount}?`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onRelease}>Release {amount}</Button>
        </>
      }
    >
      <Stack $gap="s8">
        <Text>
          {isSecond
            ? `The payouts of ${pluralize(changed.length, 'home')} are made within minutes.`
            : `${amount} goes to the owners of ${pluralize(totals?.homes ?? 0, 'home')}, at the earliest on ${formatDate(payOn)}.`}
        </Text>
        <Text>A released run cannot be taken back.</Text>
      </Stack>
    </Dialog>
  );
}

/** Who prepared and released it, and the buttons for anyone who may go on with it. */
function RunActions({ run }: { readonly run: PayoutRunDetail }) {
  const touches = [payouts, desk];
  const release = useApiMutation(payouts.releasePayoutRun, { touches });
  const discard = useApiMutation(payouts.discardPayoutRun, { touches });
  const { requireRecentLogin, dialog } = useRecentLogin('This moves money, so please confirm that it is you.');
  const params = { payoutRunId: run.id };
  const [isConfirming, setIsConfirming] = useState(false);
  const releaseNow = () => {
    setIsConfirming(false);
    release.mutate({ params, body: {} }, { onError: requireRecentLogin(releaseNow) });
  };
  const error = visibleError(release.error, discard.error);
  return (
    <Stack>
      <Text $tone="soft">
        Prepared by {run.createdBy ?? 'the calendar'}
        {run.releasedBy && ` · released by ${run.releasedBy}`}
      </Text>
      {run.changed.length > 0 && (
        <Notice tone="warning" title="Some payouts grew after the release">
          <Text>
            They wait until someone other than the person who prepared the run releases them. Rent that came in since
            the release is not among the reasons.
          </Text>
          <Stack as="ul" $gap="s4">
            {run.changed.map(({ homeId, address, released, now }) => (
              <li key={homeId}>
                <Link href={routes.accounts.deskHome({ homeId })}>{address}</Link>: {formatExactMoney(now)} instead of{' '}
                {formatExactMoney(released)}
              </li>
            ))}
          </Stack>
        </Notice>
      )}
      {run.status === 'open' && !run.canRelease && run.totals && (
        <Notice tone="info">You prepared this run, so someone else on the team has to release it.</Notice>
      )}
      <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
      {(run.status === 'open' || run.canRelease) && (
        <Row>
          {run.canRelease && (
            <Button loading={release.isPending} onClick={() => setIsConfirming(true)}>
              {run.changed.length > 0 ? 'Release these too' : 'Release payouts'}
            </Button>
          )}
          {run.status === 'open' && (
            <Button tone="secondary" loading={discard.isPending} onClick={() => discard.mutate({ params, body: {} })}>
              Discard run
            </Button>
          )}
        </Row>
      )}
      {isConfirming && <ReleaseDialog run={run} onRelease={releaseNow} onClose={() => setIsConfirming(false)} />}
      {dialog}
    </Stack>
  );
}

/** Every statement that the run made, in one file. */
function StatementsDownload({ payoutRunId }: { readonly payoutRunId: string }) {
  const link = useApiMutation(payouts.createStatementsLink);
  return (
    <>
      <Row>
        <Button
          tone="secondary"
          loading={link.isPending}
          onClick={() =>
            link.mutate(
              { params: { payoutRunId } },
              { onSuccess: ({ href }) => window.location.assign(`${apiProxyPath}${href}`) },
            )
          }
        >
          Download all statements
        </Button>
      </Row>
      <div aria-live="polite">{link.error && <Notice tone="danger">{link.error.message}</Notice>}</div>
    </>
  );
}

/** What the run pays in all. A long one is counted by a job, every hour until it is released. */
function RunTotals({ run: { totals, finished, payOn, status } }: { readonly run: PayoutRunDetail }) {
  if (!totals) return <Notice tone="info">We’re adding up this run. The totals appear here in a few minutes.</Notice>;
  return (
    <Card>
      <Stack $gap="s8">
        <Text>
          Payouts: <Money amount={totals.total} cents="always" />
        </Text>
        <Text>
          Our fees: <Money amount={totals.fees} cents="always" />
        </Text>
        <Text>
          Rent guarantee: <Money amount={totals.guaranteePaid} cents="always" />
        </Text>
        <Text $tone="soft">
          {pluralize(totals.homes, 'home')}
          {totals.countedAt && ` · counted ${formatMoment(totals.countedAt)}`}
        </Text>
        {status === 'open' && (
          <Text $size="small" $tone="soft">
            These are today’s figures. We work them out again when the payouts are made, at the earliest on{' '}
            {formatDate(payOn)}: rent that comes in by then lowers what the guarantee pays. A payout that grows for any
            other reason waits for another release.
          </Text>
        )}
        {status === 'released' && !finished && (
          <Text $size="small" $tone="soft">
            The payouts of this run are being made, at the earliest on {formatDate(payOn)}. Rent that comes in before a
            home’s payout is made lowers what the guarantee pays.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function RunItem({ item: { address, heldFor, amount, lines } }: { readonly item: PayoutRunDetail['items'][number] }) {
  return (
    <Disclosure
      summary={
        <Summary>
          <span>
            {address}
            {heldFor && ` · ${staffHoldLabels[heldFor]}`}
          </span>
          <Money amount={amount} cents="always" />
        </Summary>
      }
    >
      {lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a payout keep their order
        <Row key={n} $justify="space-between">
          <span>
            {payoutLineLabels[line.kind]} {line.description}
          </span>
          <Money amount={line.amount} cents="always" />
        </Row>
      ))}
    </Disclosure>
  );
}

/** What a payout run pays, home by home, before and after it is released. */
export function PayoutRunScreen({ payoutRunId }: { readonly payoutRunId: string }) {
  const params = { payoutRunId };
  const request = useApi(payouts.getPayoutRun, { params });
  const { data: run } = request;
  const first = run?.next;
  const pages = useInfiniteQuery({
    // What was paid is not what was foreseen: later pages are asked for again once the run is made.
    queryKey: [...payouts.getPayoutRun.key, 'pages', payoutRunId, first, run?.finished],
    queryFn: ({ meta, signal, pageParam }) => {
      if (!meta?.api) throw new Error('This QueryClient has no API client: make it with createQueryClient().');
      return meta.api.call(payouts.getPayoutRun, { params, query: { after: pageParam } }, { signal });
    },
    initialPageParam: first ?? undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: false,
  });
  const items = [...(run?.items ?? []), ...(pages.data?.pages.flatMap((page) => page.items) ?? [])];
  const hasMore = pages.data ? pages.hasNextPage : Boolean(first);
  return (
    <>
      <AccountPageHeader
        title={run ? `Payouts ${formatDate(run.payOn)}` : 'Payouts'}
        actions={<Link href={routes.accounts.payoutRuns()}>All payout runs</Link>}
      >
        {run && runStatusLabels[run.status]}
      </AccountPageHeader>
      <Loaded query={request} title="We couldn’t load this run" skeleton={<Skeleton $height="20rem" $round="card" />} />
      {run && (
        <Stack $gap="s24">
          <RunActions run={run} />
          <RunTotals run={run} />
          {run.status === 'released' && <StatementsDownload payoutRunId={run.id} />}
          {items.length === 0 && !hasMore && <Text $tone="soft">No home has money to pay out that day.</Text>}
          {items.map((item) => (
            <RunItem key={item.homeId} item={item} />
          ))}
          <div aria-live="polite">
            {pages.isError && <Notice tone="danger">We couldn’t load more homes. Please try again.</Notice>}
          </div>
          {hasMore && (
            <Button tone="secondary" loading={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
              Show more homes
            </Button>
          )}
        </Stack>
      )}
    </>
  );
}
