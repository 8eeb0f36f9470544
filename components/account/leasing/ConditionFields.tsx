import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { TextInput } from '@/components/ui/forms/TextInput';
import { criterionLabels, type Remedy } from '@/contract/criteria/criteria';
import { MAX_START_SHIFT_DAYS } from '@/contract/decisions/constants';
import type { Condition, HomeApplications, ReceivedApplication } from '@/contract/decisions/endpoints';
import { cents } from '@/contract/money/cents';
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
    <QuestionGroup legend="If">
      <Checkbox
        disabled={!carriedOver('coSigner')}
        checked={find('coSigner') !== undefined}
        help={
          carriedOver('coSigner')
            ? 'Six times the rent before tax, a score of 700.'
            : 'Income and credit are enough without one.'
        }
        onChange={(event) => set('coSigner', event.currentTarget.checked ? { kind: 'coSigner' } : undefined)}
      >
        somebody signs with them, as a co-signer
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
        they pay a larger deposit
      </Checkbox>
      {deposit && (
        <Field label="The deposit">
          {(control) => (
            <MoneyInput
              {...control}
              cents={deposit.cents}
              onChange={(amount) => set('deposit', { kind: 'deposit', cents: cents(Math.max(0, amount ?? 0)) })}
            />
          )}
        </Field>
      )}
      <Checkbox
        checked={start !== undefined}
        help={`Up to ${MAX_START_SHIFT_DAYS} days earlier or later than they asked for.`}
        onChange={(event) =>
          set('start', event.currentTarget.checked ? { kind: 'start', day: application.desiredStart } : undefined)
        }
      >
        the lease starts on another day
      </Checkbox>
      {start && (
        <Field label="The first day">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={start.day}
              onChange={(event) =>
                set('start', { kind: 'start', day: event.currentTarget.value || application.desiredStart })
              }
            />
          )}
        </Field>
      )}
    </QuestionGroup>
  );
}

function depositHelp(carriedOver: boolean, canRaiseDeposit: boolean, usual: number, most: number | null): string {
  if (!canRaiseDeposit) return `The usual ${formatCents(usual)} is as much as the law allows here.`;
  if (!carriedOver) return 'Nothing that a deposit makes up for is short.';
  return `More than the usual ${formatCents(usual)}${most === null ? '' : `, at most ${formatCents(most)} by law`}.`;
}
