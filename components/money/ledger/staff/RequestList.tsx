import { DeskTime } from '@/components/layout/account/DeskTime';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import {
  type MoneyRequest,
  moneyRequestLabels,
  moneyRequestStatusLabels,
  moneyRequests,
} from '@/contract/money/moneyRequests/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDate } from '@/lib/format/dates';

/** The lines of an entry by hand: debits and credits, as bookkeepers read them. */
function EntryLines({ entries }: Pick<MoneyRequest, 'entries'>) {
  return (
    <Stack $gap="s4">
      {entries.map(({ code, name, amountCents }) => (
        <Row key={code} $justify="space-between">
          <Link href={routes.accounts.ledgerAccount({ accountCode: code })}>{name}</Link>
          <Text $size="small">
            {amountCents > 0 ? 'Debit ' : 'Credit '}
            <Money amount={Math.abs(amountCents)} cents="always" />
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

function Decision({ request: { id, isOwn } }: { readonly request: MoneyRequest }) {
  const params = { moneyRequestId: id };
  const approve = useMoneyAction(moneyRequests.approveMoneyRequest);
  const decline = useMoneyAction(moneyRequests.declineMoneyRequest);
  const withdraw = useMoneyAction(moneyRequests.withdrawMoneyRequest);
  const problem = approve.error ?? decline.error ?? decline.fields.note ?? withdraw.error;
  return (
    <Stack $gap="s8">
      {isOwn ? (
        <Row>
          <Text $size="small" $tone="soft">
            You asked for this, so another person decides.
          </Text>
          <Button size="small" tone="ghost" loading={withdraw.isPending} onClick={() => withdraw.send({ params })}>
            Withdraw
          </Button>
        </Row>
      ) : (
        <Row $align="start">
          <Button size="small" loading={approve.isPending} onClick={() => approve.send({ params })}>
            Approve
          </Button>
          <ReasonForm
            action="Decline"
            label="Why you decline it"
            sending={decline.isPending}
            onSubmit={(note) => decline.send({ params, body: { note } })}
          />
        </Row>
      )}
      <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {approve.dialog}
    </Stack>
  );
}

/** For a check that was lost: once the bank has stopped it, the money is owed again. */
function StopCheck({ request: { id } }: { readonly request: MoneyRequest }) {
  const stop = useMoneyAction(moneyRequests.stopCheck);
  const problem = stop.error ?? stop.fields.reason;
  return (
    <Stack $gap="s8">
      <ReasonForm
        action="Stop the check"
        label="Why, and when the bank stopped it"
        sending={stop.isPending}
        onSubmit={(reason) => stop.send({ params: { moneyRequestId: id }, body: { reason } })}
      />
      <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {stop.dialog}
    </Stack>
  );
}

function RequestCard({ request }: { readonly request: MoneyRequest }) {
  const { kind, status, amountCents, reason, payee, method, entries, effectiveOn, documentId } = request;
  const {
    title,
    facts,
    homeId,
    isAlone,
    requestedBy,
    requestedAt,
    decidedBy,
    decidedAt,
    note,
    leaseId,
    canStop,
    stopped,
  } = request;
  const { open, opening } = useOpenFile();
  return (
    <Card as="article" aria-label={`${moneyRequestLabels[kind]}: ${reason}`}>
      <Stack $gap="s8">
        <Row $justify="space-between" $align="start">
          <Heading as="h3" $size="small">
            {[moneyRequestLabels[kind], title, payee].filter(Boolean).join(': ')}
          </Heading>
          <Money amount={amountCents} cents="always" />
        </Row>
        <Text>{reason}</Text>
        <Text $size="small" $tone="soft">
          {[method, effectiveOn && `for ${formatDate(effectiveOn)}`].filter(Boolean).join(' · ')}
        </Text>
        {facts.map(({ label, value }) => (
          <Text key={label} $size="small">
            {label}: {value}
          </Text>
        ))}
        {entries.length > 0 && <EntryLines entries={entries} />}
        <Text $size="small" $tone="soft">
          {isAlone ? 'Done by' : 'Asked for by'} {requestedBy}, <DeskTime at={requestedAt} />
        </Text>
        {decidedAt && (
          <Text $size="small" $tone="soft">
            Decided by {decidedBy}, <DeskTime at={decidedAt} />
            {note && `: ${note}`}
          </Text>
        )}
        {stopped && (
          <Text $size="small" $tone="soft">
            Stopped by {stopped.by}, <DeskTime at={stopped.at} />: {stopped.reason}
          </Text>
        )}
        <Row>
          {status !== 'requested' && (
            <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{moneyRequestStatusLabels[status]}</Badge>
          )}
          {leaseId && <Link href={routes.accounts.leaseMoney({ leaseId })}>Rent account</Link>}
          {homeId && !leaseId && <Link href={routes.accounts.deskHome({ homeId })}>Home</Link>}
          {documentId && (
            <Button size="small" tone="ghost" loading={opening === documentId} onClick={() => open(documentId)}>
              Open document
            </Button>
          )}
        </Row>
        {status === 'requested' && <Decision request={request} />}
        {canStop && <StopCheck request={request} />}
      </Stack>
    </Card>
  );
}

/** What waits for a second person on one lease, and who did what; nothing where there is nothing. */
export function LeaseRequests({ leaseId }: { readonly leaseId: string }) {
  const { data } = useApi(moneyRequests.listMoneyRequests, { query: { leaseId } });
  const waiting = data?.items.filter(({ status }) => status === 'requested' || status === 'approved') ?? [];
  const others = data?.items.filter((request) => !waiting.includes(request)) ?? [];
  if (waiting.length + others.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="lease-requests">
      <Heading as="h2" id="lease-requests" $size="small">
        Changes by our team
      </Heading>
      {waiting.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      {others.length > 0 && (
        <Disclosure summary={`Done or decided (${others.length})`}>
          <Stack>
            {others.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

/** Every change that waits for a second person, and those that were decided. */
export function RequestList() {
  const request = useApi(moneyRequests.listMoneyRequests);
  const { data } = request;
  const waiting = data?.items.filter(({ status }) => status === 'requested' || status === 'approved') ?? [];
  const decided = data?.items.filter((request) => !waiting.includes(request)) ?? [];
  return (
    <Stack as="section" aria-labelledby="requests">
      <Heading as="h2" id="requests" $size="small">
        Waiting for a second person
      </Heading>
      <Loaded
        query={request}
        title="We couldn’t load the requests"
        skeleton={<Skeleton $height="8rem" $round="card" />}
      />
      {data && waiting.length === 0 && <Text $tone="soft">Nothing is waiting.</Text>}
      {waiting.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      {decided.length > 0 && (
        <Disclosure summary={`Decided (${decided.length})`}>
          <Stack>
            {decided.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
