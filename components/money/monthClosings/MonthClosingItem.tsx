import { DeskTime } from '@/components/layout/account/DeskTime';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatDay } from '@/contract/format/days';
import { type MonthClosing, monthClosings } from '@/contract/money/monthClosings/endpoints';
import { PackCard } from './PackCard';

interface MonthClosingItemProps {
  readonly closing: MonthClosing;
  readonly isRequested: boolean;
}

/** One closing of a month, with the people who agreed on it and its reconciliations. */
export function MonthClosingItem({ closing, isRequested }: MonthClosingItemProps) {
  const { id, month, requestedBy, closedBy, closedAt, reopened, isLast, packs } = closing;
  const reopen = useMoneyAction(monthClosings.requestMonthReopening, [monthClosings]);
  const problem = reopen.error ?? reopen.fields.reason;
  const name = formatDay(month, 'monthAndYear');
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            {name}
          </Heading>
          <Badge tone={reopened ? 'neutral' : 'success'}>{reopened ? 'Reopened' : 'Closed'}</Badge>
        </Row>
        <Text $size="small" $tone="soft">
          {requestedBy} asked to close it, and {closedBy} approved <DeskTime at={closedAt} />.
        </Text>
        {reopened && (
          <Text $size="small" $tone="soft">
            {reopened.requestedBy} asked to reopen it, and {reopened.by} approved <DeskTime at={reopened.at} />:{' '}
            {reopened.reason}
          </Text>
        )}
        <Disclosure summary={`Reconciliations of ${name}`}>
          <Stack>
            {packs.map((pack) => (
              <PackCard key={pack.id} pack={pack} month={name} />
            ))}
          </Stack>
        </Disclosure>
        {isLast && !isRequested && (
          <ReasonForm
            action={`Reopen ${name}`}
            label="Why it has to change"
            help="A second person approves it."
            sending={reopen.isPending}
            onSubmit={(reason) => reopen.send({ params: { monthClosingId: id }, body: { reason } })}
          />
        )}
        <div aria-live="polite">
          {problem && <Notice tone="danger">{problem}</Notice>}
          {reopen.isWaiting && <Notice tone="success">{WAITS_FOR_SECOND}</Notice>}
        </div>
        {reopen.dialog}
      </Stack>
    </li>
  );
}
