import { type FormEvent, useState } from 'react';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { insurance, POLICY_FORMS, type PolicyForm, type PolicyInput } from '@/contract/insurance/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formLabels } from './insurance.labels';

const EMPTY: PolicyInput = {
  ...{ carrier: '', policyNumber: '', form: 'dp3', dwellingCents: 0, liabilityCents: 0 },
  ...{ coversLostRent: false, namesManager: false, premiumCents: null, expiresOn: '' },
};

interface AddPolicyFormProps {
  readonly homeId: string;
  /** What the setup told us of a policy; the rest is asked here. */
  readonly named: PolicyInput | undefined;
}

/** A policy the owner has. */
export function AddPolicyForm({ homeId, named }: AddPolicyFormProps) {
  const [policy, setPolicy] = useState(named ?? EMPTY);
  const add = useApiMutation(insurance.addPolicy, { touches: [insurance] });
  const fields = add.error?.fields ?? {};
  const error = visibleError(add.error);
  const change = (changed: Partial<PolicyInput>) => setPolicy({ ...policy, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ params: { homeId }, body: policy }, { onSuccess: () => setPolicy(EMPTY) });
  };
  return (
    <Card as="section" aria-labelledby="add-policy">
      <form noValidate onSubmit={submit}>
        <Stack>
          <Heading id="add-policy" $size="small">
            {named ? 'What does your policy cover?' : 'Add a policy you have'}
          </Heading>
          <Grid $gap="s16" $min="13rem">
            <Field label="Insurance company" error={fields.carrier}>
              {(control) => (
                <TextInput
                  {...control}
                  value={policy.carrier}
                  onChange={({ target }) => change({ carrier: target.value })}
                />
              )}
            </Field>
            <Field label="Policy number" error={fields.policyNumber}>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  value={policy.policyNumber}
                  onChange={({ target }) => change({ policyNumber: target.value })}
                />
              )}
            </Field>
            <Field label="Kind of policy" error={fields.form}>
              {(control) => (
                <Select
                  {...control}
                  value={policy.form}
                  onChange={({ target }) => change({ form: target.value as PolicyForm })}
                >
                  {POLICY_FORMS.map((form) => (
                    <option key={form} value={form}>
                      {formLabels[form]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Ends on" error={fields.expiresOn}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={policy.expiresOn}
                  onChange={({ target }) => change({ expiresOn: target.value })}
                />
              )}
            </Field>
            <Field label="House (dwelling) limit" error={fields.dwellingCents}>
              {(control) => (
                <MoneyInput
                  {...control}
                  cents={policy.dwellingCents || null}
                  onChange={(value) => change({ dwellingCents: value ?? 0 })}
                />
              )}
            </Field>
            <Field label="Liability limit" error={fields.liabilityCents}>
              {(control) => (
                <MoneyInput
                  {...control}
                  cents={policy.liabilityCents || null}
                  onChange={(value) => change({ liabilityCents: value ?? 0 })}
                />
              )}
            </Field>
            <Field label="Premium a year" optional error={fields.premiumCents}>
              {(control) => (
                <MoneyInput
                  {...control}
                  cents={policy.premiumCents}
                  onChange={(value) => change({ premiumCents: value })}
                />
              )}
            </Field>
          </Grid>
          <Checkbox
            checked={policy.coversLostRent}
            onChange={({ target }) => change({ coversLostRent: target.checked })}
          >
            It covers lost rent
          </Checkbox>
          <Checkbox checked={policy.namesManager} onChange={({ target }) => change({ namesManager: target.checked })}>
            Belong is named as additional insured
          </Checkbox>
          <div aria-live="polite">
            {add.isSuccess && !named && <Notice tone="success">Added. We’ll email you before it ends.</Notice>}
            {error && <Notice tone="danger">{error}</Notice>}
          </div>
          <Row>
            <Button type="submit" loading={add.isPending}>
              Add policy
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
