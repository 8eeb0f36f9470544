import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Cents } from '@/contract/amounts/cents';
import { type OwnerStatement, payouts } from '@/contract/money/payouts/endpoints';
import {
  balanceLines,
  basisLabels,
  basisMeanings,
  STATEMENT_BASES,
  STATEMENT_FORMATS,
  STATEMENT_GROUPS,
  type StatementBasis,
  statementGroupLabels,
  statementLineLabels,
} from '@/contract/money/payouts/ownerStatement';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate, formatMonth } from '@/lib/format/dates';
import { saveBase64 } from '@/lib/media/saveFile';

const FIRST_YEAR = 2024;
const WHOLE_YEAR = '';
const MONTHS = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0'));
const mediaTypes = { pdf: 'application/pdf', csv: 'text/csv' } as const;

function Figure({
  label,
  note,
  amount,
  isTotal = false,
}: {
  readonly label: string;
  readonly note?: string;
  readonly amount: Cents;
  readonly isTotal?: boolean;
}) {
  return (
    <Row $justify="space-between" $wrap={false}>
      <Text $weight={isTotal ? 'semibold' : 'regular'}>
        {label}
        {note && (
          <Text as="span" $size="small" $tone="soft">
            {' '}
            {note}
          </Text>
        )}
      </Text>
      <Money amount={amount} cents="always" />
    </Row>
  );
}

type HeadingLevel = 'h3' | 'h4';

function Figures({ statement, level }: { readonly statement: OwnerStatement; readonly level: HeadingLevel }) {
  const { from, until, lines, net } = statement;
  return (
    <Stack $gap="s16">
      <Text $tone="soft" $size="small">
        {formatDate(from)} – {formatDate(until)}
      </Text>
      {STATEMENT_GROUPS.map((group) => {
        const shown = lines.filter((line) => line.group === group);
        return (
          <Stack key={group} as="section" aria-label={statementGroupLabels[group]} $gap="s8">
            <Heading as={level} $size="label">
              {statementGroupLabels[group]}
            </Heading>
            {shown.length === 0 && <Text $tone="soft">None in this period.</Text>}
            {shown.map(({ kind, description, amount }) => (
              <Figure
                key={`${kind}${description}`}
                label={statementLineLabels[kind]}
                note={description}
                amount={amount}
              />
            ))}
            {group === 'cost' && <Figure label="Net income" amount={net} isTotal />}
          </Stack>
        );
      })}
      <Stack as="section" aria-label="Balance" $gap="s8">
        <Heading as={level} $size="label">
          Balance
        </Heading>
        {balanceLines(statement).map(({ label, amount }) => (
          <Figure key={label} label={label} amount={amount} />
        ))}
      </Stack>
    </Stack>
  );
}

export interface OwnerStatementProps {
  readonly homeId: string;
  /** Of the headings in it. */
  readonly level?: HeadingLevel;
}

/** Income, costs, and balance of a home in a month or a year, on a cash or an accrual basis, to read and to keep. */
export function OwnerStatementPanel({ homeId, level = 'h4' }: OwnerStatementProps) {
  const now = new Date();
  const thisYear = now.getFullYear();
  const [basis, setBasis] = useState<StatementBasis>('cash');
  const [year, setYear] = useState(String(thisYear));
  const [month, setMonth] = useState(WHOLE_YEAR);
  const period = month === WHOLE_YEAR ? year : `${year}-${month}`;
  const wish = { params: { homeId }, query: { basis, period } };
  const query = useApi(payouts.getOwnerStatement, wish);
  const file = useApiMutation(payouts.exportOwnerStatement);
  const years = Array.from({ length: Math.max(1, thisYear - FIRST_YEAR + 1) }, (_, n) => String(thisYear - n));
  const months = MONTHS.filter((each) => Number(year) < thisYear || Number(each) <= now.getMonth() + 1);
  return (
    <Stack $gap="s16">
      <ul>
        {STATEMENT_BASES.map((each) => (
          <li key={each}>
            <strong>{basisLabels[each]}:</strong> {basisMeanings[each]}
          </li>
        ))}
      </ul>
      <Row $gap="s16" $align="end">
        <SelectField
          label="Basis"
          options={STATEMENT_BASES.map((value) => ({ value, label: basisLabels[value] }))}
          value={basis}
          onChange={setBasis}
        />
        <SelectField
          label="Year"
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={(chosen) => {
            setYear(chosen);
            setMonth(WHOLE_YEAR);
          }}
        />
        <SelectField
          label="Month"
          options={[
            { value: WHOLE_YEAR, label: 'Whole year' },
            ...months.map((value) => ({ value, label: formatMonth(`${year}-${value}-01`) })),
          ]}
          value={month}
          onChange={setMonth}
        />
      </Row>
      <Loaded query={query} title="We couldn’t load this statement" skeleton={<Skeleton $height="16rem" />} />
      {query.data && (
        <>
          <Figures statement={query.data} level={level} />
          <Row>
            {STATEMENT_FORMATS.map((format) => (
              <Button
                key={format}
                tone="secondary"
                size="small"
                loading={file.isPending && file.variables.query.format === format}
                onClick={() =>
                  file.mutate(
                    { ...wish, query: { ...wish.query, format } },
                    { onSuccess: (made) => saveBase64(made, mediaTypes[format]) },
                  )
                }
              >
                Download {format.toUpperCase()}
              </Button>
            ))}
          </Row>
          <div aria-live="polite">{file.error && <Notice tone="danger">{file.error.message}</Notice>}</div>
        </>
      )}
    </Stack>
  );
}
