import type { FormEvent } from 'react';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { insurance, POLICY_FORMS, type PolicyInput } from '@/contract/tenancy/insurance/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formLabels } from './insurance.labels';

const EMPTY: PolicyInput = {
  carrier: '',
  policyNumber: '',
  form: 'dp3',
  dwellingCents: 0,
  liabilityCents: 0,
  coversLostRent: false,
  namesManager: false,
  premiumCents: null,
  expiresOn: '',
};

interface AddPolicyFormProps {
  readonly homeId: string;
  /** Facts of a policy from the setup; the rest is asked here. */
  readonly named: PolicyInput | undefined;
}

/** A policy the owner has. */
export function AddPolicyForm({ homeId, named }: AddPolicyFormProps) {
  const {
    values: policy,
    set: change,
    clear,
  } = useDraft(`policy:${homeId}:${named?.policyNumber ?? ''}`, named ?? EMPTY);
  const add = useApiMutation(insurance.addPolicy, { touches: [insurance] });
  const fields = add.error?.fields ?? {};
  const error = visibleError(add.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ params: { homeId }, body: policy }, { onSuccess: clear });
  };
  return (
    <Card as="section" aria-labelledby="add-policy">
      <form noValidate onSubmit={submit}>
        <Stack>
          <Heading id="add-policy" $size="small">
            {named ? 'What does your policy cover?' : 'Add a policy you have'}
          </Heading>
          <Grid $gap="s16" $min="13rem">
            <TextField
              label="Insurance company"
              error={fields.carrier}
              value={policy.carrier}
              onChange={(value) => change({ carrier: value })}
            />
            <TextField
              label="Policy number"
              error={fields.policyNumber}
              autoComplete="off"
              value={policy.policyNumber}
              onChange={(value) => change({ policyNumber: value })}
            />
            <SelectField
              label="Kind of policy"
              error={fields.form}
              options={POLICY_FORMS.map((form) => ({ value: form, label: formLabels[form] }))}
              value={policy.form}
              onChange={(form) => change({ form })}
            />
            <TextField
              label="Ends on"
              error={fields.expiresOn}
              type="date"
              value={policy.expiresOn}
              onChange={(value) => change({ expiresOn: value })}
            />
            <MoneyField
              label="House (dwelling) limit"
              error={fields.dwellingCents}
              cents={policy.dwellingCents || null}
              onChange={(value) => change({ dwellingCents: value ?? 0 })}
            />
            <MoneyField
              label="Liability limit"
              error={fields.liabilityCents}
              cents={policy.liabilityCents || null}
              onChange={(value) => change({ liabilityCents: value ?? 0 })}
            />
            <MoneyField
              label="Premium a year"
              optional
              error={fields.premiumCents}
              cents={policy.premiumCents}
              onChange={(value) => change({ premiumCents: value })}
            />
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
