import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { monthClosings, PACK_FORMATS, type ReconciliationPack } from '@/contract/money/monthClosings/endpoints';
import { trustAccountLabels } from '@/contract/money/reconciliations/constants';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';
import { formatDate } from '@/lib/format/dates';

function Line({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <Row $justify="space-between" $wrap={false} $align="baseline">
      <span>{label}</span>
      <Money amount={amount} cents="always" />
    </Row>
  );
}

const formatNames = { pdf: 'sealed PDF', csv: 'CSV' } as const;

interface PackCardProps {
  readonly pack: ReconciliationPack;
  /** Of the closing, in words. */
  readonly month: string;
}

/** The reconciliation of one bank account, with its files. */
export function PackCard({ pack, month }: PackCardProps) {
  const { id, account, statementOn, bankCents, inTransitCents, unbookedCents, bookCents, owedCents, isMade } = pack;
  const link = useApiMutation(monthClosings.createPackLink);
  return (
    <Stack $gap="s8">
      <Heading as="h4" $size="small">
        {trustAccountLabels[account]}
      </Heading>
      <Text $size="small" $tone="soft">
        {statementOn ? `Statement of ${formatDate(statementOn)}` : 'The account was never used'}
      </Text>
      <Line label="Bank balance" amount={bankCents} />
      <Line label="Booked, not on a statement" amount={inTransitCents} />
      <Line label="On a statement, not in the books" amount={-unbookedCents || 0} />
      <Line label="Book balance" amount={bookCents} />
      <Line label="Owed to beneficiaries" amount={owedCents} />
      {isMade ? (
        <Row>
          {PACK_FORMATS.map((format) => (
            <Button
              key={format}
              size="small"
              tone="secondary"
              aria-label={`Open the ${formatNames[format]} of the ${trustAccountLabels[account].toLowerCase()}, ${month}`}
              loading={link.isPending && link.variables.body.format === format}
              onClick={() =>
                link.mutate(
                  { params: { reconciliationPackId: id }, body: { format } },
                  { onSuccess: ({ href }) => window.location.assign(`${apiProxyPath}${href}`) },
                )
              }
            >
              Open {formatNames[format]}
            </Button>
          ))}
        </Row>
      ) : (
        <Text $size="small" $tone="soft">
          Its files are being made and sealed.
        </Text>
      )}
      <div aria-live="polite">{link.error && <Notice tone="danger">{link.error.message}</Notice>}</div>
    </Stack>
  );
}
