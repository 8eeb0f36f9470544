import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { cents } from '@/contract/amounts/cents';
import { criterionLabels, type Remedy } from '@/contract/leasing/criteria/criteria';
import { MAX_START_SHIFT_DAYS } from '@/contract/leasing/decisions/constants';
import type { Condition, HomeApplications, ReceivedApplication } from '@/contract/leasing/decisions/endpoints';
import { formatCents } from '@/lib/format/money';
import { QuestionGroup } from './QuestionGroup';

interface ConditionFieldsProps {
  readonly place: HomeApplications;
  readonly application: ReceivedApplication;
  readonly conditions: readonly Condition[];
  readonly onConditions: (conditions: readonly Condition[]) => void;
}

/** What may be asked for: a co-signer or a larger deposit only where a criterion is short, and within the law. */
export function ConditionFields({ place, application, conditions, onConditions }: ConditionFieldsProps) {
  const { home, depositLimitCents } = place;
  const carriedOver = (remedy: Remedy) =>
    application.lines.some(
      ({ criterion, result }) => result === 'not_met' && criterionLabels[criterion].remedies.includes(remedy),
    );
  const canRaiseDeposit = depositLimitCents === null || depositLimitCents > home.depositCents;
  const find = <K extends Condition['kind']>(kind: K) =>
    conditions.find((each): each is Extract<Condition, { kind: K }> => each.kind === kind);
  const set = (kind: Condition['kind'], condition: Condition | undefined) =>
    onConditions([...conditions.filter((each) => each.kind !== kind), ...(condition ? [condition] : [])]);
  const [deposit, start] = [find('deposit'), find('start')];
  return (
    <QuestionGroup legend="Conditions">
      <Checkbox
        disabled={!carriedOver('coSigner')}
        checked={find('coSigner') !== undefined}
        help={
          carriedOver('coSigner')
            ? 'Needs income of 6 times the rent before tax and a credit score of 700.'
            : 'Not needed: income and credit meet the criteria.'
        }
        onChange={(event) => set('coSigner', event.currentTarget.checked ? { kind: 'coSigner' } : undefined)}
      >
        A co-signer signs with them
      </Checkbox>
      <Checkbox
        disabled={!carriedOver('deposit') || !canRaiseDeposit}
        checked={deposit !== undefined}
        help={depositHelp(carriedOver('deposit'), canRaiseDeposit, home.depositCents, depositLimitCents)}
        onChange={(event) =>
          set(
            'deposit',
            event.currentTarget.checked
              ? { kind: 'deposit', cents: depositLimitCents ?? home.depositCents }
              : undefined,
          )
        }
      >
        They pay a larger deposit
      </Checkbox>
      {deposit && (
        <MoneyField
          label="Security deposit"
          cents={deposit.cents}
          onChange={(amount) => set('deposit', { kind: 'deposit', cents: cents(Math.max(0, amount ?? 0)) })}
        />
      )}
      <Checkbox
        checked={start !== undefined}
        help={`Up to ${MAX_START_SHIFT_DAYS} days before or after the date they asked for.`}
        onChange={(event) =>
          set('start', event.currentTarget.checked ? { kind: 'start', day: application.desiredStart } : undefined)
        }
      >
        The lease starts on a different day
      </Checkbox>
      {start && (
        <TextField
          label="Lease start date"
          type="date"
          value={start.day}
          onChange={(value) => set('start', { kind: 'start', day: value || application.desiredStart })}
        />
      )}
    </QuestionGroup>
  );
}

function depositHelp(carriedOver: boolean, canRaiseDeposit: boolean, usual: number, most: number | null): string {
  if (!canRaiseDeposit) return `The standard ${formatCents(usual)} deposit is already the most the law allows here.`;
  if (!carriedOver) return 'Not needed: they meet every criterion a larger deposit can offset.';
  return `More than the standard ${formatCents(usual)}${most === null ? '' : `, and up to ${formatCents(most)} by law`}.`;
}
