import { useState } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import { type LedgerLine, ledger } from '@/contract/money/ledger/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDate } from '@/lib/format/dates';
import { ruledList } from '@/styles/ruledList';

const Lines = styled.ol`
  ${ruledList}
`;

/** The day at our office. */
const officeDayOf = (at: string) => localDay(at, 'America/Los_Angeles');

function HistoryLine({ line }: { readonly line: LedgerLine }) {
  const { title, reason, documentId, effectiveAt, recordedAt, amountCents, balanceCents, others, isReversal } = line;
  const { open, opening } = useOpenFile();
  const [happened, recorded] = [officeDayOf(effectiveAt), officeDayOf(recordedAt)];
  return (
    <li>
      <Row $justify="space-between" $align="start" $wrap={false}>
        <Stack $gap="s4">
          <Text $weight="semibold">
            {title}
            {isReversal && ' (reversal)'}
          </Text>
          {reason && <Text $size="small">{reason}</Text>}
          <Text $size="small" $tone="soft">
            {formatDate(happened)}
            {recorded !== happened && `, recorded ${formatDate(recorded)}`} · {others.join('; ')}
          </Text>
          {documentId && (
            <Row>
              <Button size="small" tone="ghost" loading={opening === documentId} onClick={() => open(documentId)}>
                Open document
              </Button>
            </Row>
          )}
        </Stack>
        <Stack $gap="s4" $align="end">
          <Money amount={amountCents} cents="always" />
          <Text $size="small" $tone="soft">
            <Money amount={balanceCents} cents="always" /> after
          </Text>
        </Stack>
      </Row>
    </li>
  );
}

/** The history of these days as a file. */
function ExportForm({ account }: { readonly account: string }) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const file = useApiMutation(ledger.exportLedgerLines);
  const query = { account, ...(from && { from }), ...(until && { until }) };
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        file.mutate({ query }, { onSuccess: saveText });
      }}
    >
      <Row $align="end">
        <TextField label="From" optional type="date" value={from} onChange={setFrom} />
        <TextField label="Until" optional type="date" value={until} onChange={setUntil} />
        <Button type="submit" size="small" tone="secondary" loading={file.isPending}>
          Download
        </Button>
      </Row>
      <div aria-live="polite">{file.error && <Notice tone="danger">{file.error.message}</Notice>}</div>
    </Stack>
  );
}

/** One page of the history, the newest first. */
export function LedgerAccountScreen({ accountCode }: { readonly accountCode: string }) {
  const [pages, setPages] = useState<readonly string[]>([]);
  const before = pages.at(-1);
  const request = useApi(ledger.listLedgerLines, {
    query: { account: accountCode, ...(before && { before }) },
  });
  const { data } = request;
  const { account, items = [], hasMore = false } = data ?? {};
  const last = items.at(-1)?.transactionId;
  return (
    <>
      <AccountPageHeader
        title={account ? account.name : 'Account'}
        actions={<Link href={routes.accounts.moneyDesk()}>Money desk</Link>}
      >
        {account?.address ?? accountCode}
      </AccountPageHeader>
      <Loaded
        query={request}
        title="We couldn’t load this account"
        showsMessage
        skeleton={<Skeleton $height="24rem" $round="card" />}
      />
      {account && (
        <Stack $gap="s24">
          <Row $justify="space-between">
            <strong>Balance now</strong>
            <Money amount={account.balanceCents} cents="always" />
          </Row>
          <ExportForm account={accountCode} />
          {items.length === 0 && <Text $tone="soft">Nothing was posted to this account yet.</Text>}
          <Lines aria-label="History">
            {items.map((line) => (
              <HistoryLine key={line.transactionId} line={line} />
            ))}
          </Lines>
          <Row>
            {pages.length > 0 && (
              <Button size="small" tone="secondary" onClick={() => setPages((all) => all.slice(0, -1))}>
                Newer
              </Button>
            )}
            {hasMore && last && (
              <Button size="small" tone="secondary" onClick={() => setPages((all) => [...all, last])}>
                Older
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </>
  );
}
