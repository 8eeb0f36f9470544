import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { NumberField } from '@/components/ui/fields/NumberField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { type Pro, pros, TRADES, tradeLabels } from '@/contract/care/pros/endpoints';
import { regions } from '@/contract/homes/regions/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ProHoursFields } from './ProHoursFields';
import { ProPrices } from './ProPrices';
import { detailsOf } from './proForms';

interface ProFormProps {
  readonly pro?: Pro;
  readonly onSaved?: (pro: Pro) => void;
}

/** Company, trades, area, hours, capacity, and prices. */
export function ProForm({ pro, onSaved }: ProFormProps) {
  const [details, setDetails] = useState(() => detailsOf(pro));
  const allRegions = useApi(regions.listRegions).data ?? [];
  const create = useApiMutation(pros.createPro, { touches: [pros] });
  const update = useApiMutation(pros.updatePro, { touches: [pros] });
  const error = create.error ?? update.error;
  const set = (more: Partial<typeof details>) => setDetails({ ...details, ...more });
  const toggle = <T,>(list: readonly T[], value: T, on: boolean) =>
    on ? [...list, value] : list.filter((each) => each !== value);
  const save = () =>
    pro
      ? update.mutate({ params: { proId: pro.id }, body: details })
      : create.mutate({ body: details }, { onSuccess: (made) => onSaved?.(made) });
  const text = (name: 'company' | 'contactName' | 'email' | 'phone' | 'address', label: string) => (
    <TextField
      label={label}
      error={error?.fields?.[name]}
      value={details[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <Card as="section" aria-labelledby="pro-details">
      <Stack $gap="s24">
        <Heading as="h2" id="pro-details" $size="small">
          Company
        </Heading>
        <Grid $min="14rem" $gap="s16">
          {text('company', 'Company')}
          {text('contactName', 'Contact')}
          {text('email', 'Email')}
          {text('phone', 'Phone')}
          {text('address', 'Address on invoices')}
          <NumberField
            label="Visits a day"
            error={error?.fields?.dailyCapacity}
            value={details.dailyCapacity || null}
            onChange={(value) => set({ dailyCapacity: value ?? 0 })}
          />
          <SelectField
            label="Status"
            options={[
              { value: 'active', label: 'Gets jobs' },
              { value: 'paused', label: 'Paused' },
            ]}
            value={details.status}
            onChange={(status) => set({ status })}
          />
        </Grid>
        <Grid $min="12rem" $gap="s8" role="group" aria-label="Trades">
          {TRADES.map((trade) => (
            <Checkbox
              key={trade}
              checked={details.trades.includes(trade)}
              onChange={({ target }) => set({ trades: toggle(details.trades, trade, target.checked) })}
            >
              {tradeLabels[trade]}
            </Checkbox>
          ))}
        </Grid>
        <Grid $min="12rem" $gap="s8" role="group" aria-label="Area">
          {allRegions
            .filter(({ status }) => status === 'Active')
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={details.regionIds.includes(id)}
                onChange={({ target }) => set({ regionIds: toggle(details.regionIds, id, target.checked) })}
              >
                {name}
              </Checkbox>
            ))}
        </Grid>
        <ProHoursFields hours={details.hours} onChange={(hours) => set({ hours })} />
        <Checkbox
          checked={details.takesEmergencies}
          onChange={({ target }) => set({ takesEmergencies: target.checked })}
        >
          Takes emergencies day and night
        </Checkbox>
        <ProPrices prices={details.priceList} onChange={(priceList) => set({ priceList })} />
        {error && (
          <Notice live tone="danger" title="That did not work">
            {error.fields?.trades ?? error.message}
          </Notice>
        )}
        {update.isSuccess && !update.isPending && (
          <Notice live tone="success">
            Saved.
          </Notice>
        )}
        <Row>
          <Button loading={create.isPending || update.isPending} onClick={save}>
            {pro ? 'Save changes' : 'Add this Pro'}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
