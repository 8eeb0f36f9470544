import { MoneyActionForm } from '@/components/money/charges/staff/MoneyActionForm';
import { WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Text } from '@/components/ui/text/Text';
import { TRUST_ACCOUNTS, type TrustAccount, trustAccountLabels } from '@/contract/money/reconciliations/constants';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';

const TOUCHED = [reconciliations];

/** Takes wrong statements back, once a second person approves; then the right ones can be uploaded. */
export function StatementRemoval({ today }: { readonly today: string }) {
  return (
    <Disclosure summary="Take a wrong statement back">
      <MoneyActionForm
        label="Take a wrong statement back"
        draft="statement-removal"
        initialValues={{ account: 'trust' as TrustAccount, from: today, to: today, reason: '' }}
        fields={[
          {
            name: 'account',
            label: 'Bank account of the statement',
            options: TRUST_ACCOUNTS.map((value) => ({ value, label: trustAccountLabels[value] })),
          },
          { name: 'from', label: 'First day', isDay: true },
          { name: 'to', label: 'Last day', isDay: true },
          { name: 'reason', label: 'Reason', maxLength: 600 },
        ]}
        endpoint={reconciliations.removeStatement}
        touches={TOUCHED}
        argsOf={(body) => ({ body })}
        submitLabel="Ask for approval"
        done={WAITS_FOR_SECOND}
      >
        <Text $tone="soft">
          The lines of these days are removed, and what they matched is open again. Then upload the right file.
        </Text>
      </MoneyActionForm>
    </Disclosure>
  );
}
