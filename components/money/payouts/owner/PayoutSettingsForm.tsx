import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { NumberField } from '@/components/ui/fields/NumberField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { cents } from '@/contract/amounts/cents';
import { type PayoutSettings, payoutAccounts } from '@/contract/money/payoutAccounts/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import type { TaxStatus } from '@/contract/money/w9s/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';

/** What the Form W-9 of a taxpayer means for payouts. */
const taxHelp: Readonly<Record<TaxStatus['status'], (whose: 'your' | 'their') => string>> = {
  ok: (whose) => `${whose === 'your' ? 'Your' : 'Their'} Form W-9 is certified.`,
  warning: (whose) => `Payouts wait for ${whose} Form W-9.`,
  backup_withholding: (whose) => `We withhold 24% of ${whose} part.`,
  w8_required: (whose) => `Payouts wait for ${whose} Form W-8.`,
};

function SettingsFields({ settings }: { readonly settings: PayoutSettings }) {
  const { homeId, people } = settings;
  const [reserve, setReserve] = useState<number | null>(settings.reserveCents);
  const [minimum, setMinimum] = useState<number | null>(settings.minimumCents);
  const [parts, setParts] = useState<(number | null)[]>(people.map(({ basisPoints }) => basisPoints / 100));
  const [acceptsPartial, setAcceptsPartial] = useState(settings.acceptsPartial);
  const [reporter, setReporter] = useState(settings.reporterId ?? 'split');
  const save = useApiMutation(payoutAccounts.savePayoutSettings, { touches: [payoutAccounts, payouts] });
  const { requireRecentLogin, dialog } = useRecentLogin('This changes how you are paid, so confirm that it’s you.');
  const fields = save.error?.fields ?? {};
  const submit = () => {
    const shares = people.flatMap(({ personId }, n) => {
      const basisPoints = Math.round((parts[n] ?? 0) * 100);
      return basisPoints > 0 ? [{ personId, basisPoints }] : [];
    });
    const body = {
      reserveCents: cents(reserve ?? 0),
      minimumCents: cents(minimum ?? 0),
      acceptsPartial,
      shares: people.length > 1 ? shares : [],
      reporterId: people.length > 1 && reporter !== 'split' ? reporter : null,
    };
    save.mutate({ params: { homeId }, body }, { onError: requireRecentLogin(submit) });
  };
  const error = visibleError(save.error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack $align="start">
        <MoneyField
          label="Reserve"
          help="We keep this much for repairs."
          error={fields.reserveCents}
          cents={reserve}
          onChange={setReserve}
        />
        <MoneyField
          label="Smallest payout"
          help="Smaller amounts roll over to the next payout."
          error={fields.minimumCents}
          cents={minimum}
          onChange={setMinimum}
        />
        {people.length > 1 &&
          people.map(({ personId, name, hasAccount, isYou }, n) => (
            <NumberField
              key={personId}
              label={`Percent for ${isYou ? 'you' : name}`}
              help={hasAccount ? undefined : 'No bank account yet: payouts wait until one is added.'}
              error={n === 0 ? fields.shares : undefined}
              decimals={2}
              value={parts[n] ?? null}
              onChange={(percent) => setParts(parts.map((part, at) => (at === n ? percent : part)))}
            />
          ))}
        {people.length > 1 && (
          <RadioCards
            legend="Who reports the rent to the IRS?"
            options={[
              { value: 'split', label: 'Each person reports their own part' },
              ...people.map(({ personId, name, isYou, taxStatus }) => ({
                value: personId,
                label: isYou ? 'I report all of it' : `${name} reports all of it`,
                ...(taxStatus !== null && { help: taxHelp[taxStatus](isYou ? 'your' : 'their') }),
              })),
            ]}
            value={reporter}
            onChange={setReporter}
            error={fields.reporterId}
          />
        )}
        <RadioCards
          legend="May residents pay a part of what is due?"
          options={[
            {
              value: 'yes',
              label: 'Yes, take parts',
              help: 'The rest stays due, and late fees still follow the lease.',
            },
            {
              value: 'no',
              label: 'No, in full only',
              help: 'Whole charges, roommates’ shares, and payment plans are still taken.',
            },
          ]}
          value={acceptsPartial ? 'yes' : 'no'}
          onChange={(value) => setAcceptsPartial(value === 'yes')}
        />
        {settings.hasOpenNotice && acceptsPartial && (
          <Notice tone="warning" title="You have an open notice on this home">
            In some states, taking a part of the rent gives up the right to act on a notice. Choose “in full only” until
            the notice is over, or talk to a lawyer first.
          </Notice>
        )}
        <div aria-live="polite">
          {save.isSuccess && <Notice tone="success">Saved. It holds from the next payout on.</Notice>}
          {error && <Notice tone="danger">{error}</Notice>}
        </div>
        <Button type="submit" tone="secondary" loading={save.isPending}>
          Save payout settings
        </Button>
        {dialog}
      </Stack>
    </form>
  );
}

/** Reserve, smallest payout, and split of a home; for those who may not change them, as text. */
export function PayoutSettingsForm({ homeId }: { readonly homeId: string }) {
  const { data } = useApi(payoutAccounts.getPayoutSettings, { params: { homeId } });
  if (!data) return null;
  return (
    <Disclosure summary="Reserve, split, and partial payments">
      {data.canChange ? (
        <SettingsFields settings={data} />
      ) : (
        <Stack $gap="s8">
          <Text>
            Reserve: <Money amount={data.reserveCents} /> · Smallest payout: <Money amount={data.minimumCents} /> ·{' '}
            {data.acceptsPartial ? 'Residents may pay in parts' : 'Residents pay in full'}
          </Text>
          {data.people.map(({ personId, name, basisPoints, taxStatus }) => (
            <Text key={personId}>
              {name}: {basisPoints / 100}%{taxStatus && ' · Reports the rent to the IRS'}
            </Text>
          ))}
        </Stack>
      )}
    </Disclosure>
  );
}
