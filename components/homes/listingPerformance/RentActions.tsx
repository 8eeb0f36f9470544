import { type FormEvent, useState } from 'react';
import { FormResult } from '@/components/layout/account/FormResult';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { UnitField } from '@/components/ui/fields/UnitField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type ListingPerformance, listingPerformance } from '@/contract/homes/listingPerformance/endpoints';

import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';

interface PanelProps {
  readonly data: ListingPerformance;
}

const TOUCHES = { touches: [listingPerformance] };

function CutForm({ data }: PanelProps) {
  const { homeId, suggestion, rentCents } = data;
  const [rent, setRent] = useState<number | null>(suggestion?.rentCents ?? null);
  const cut = useApiMutation(listingPerformance.cutRent, TOUCHES);
  const error = visibleError(cut.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    cut.mutate({ params: { homeId }, body: { rentCents: rent ?? 0 } });
  };
  return (
    <Card as="section" aria-labelledby="lower-rent">
      <form noValidate onSubmit={submit}>
        <Stack $align="start">
          <Heading id="lower-rent" $size="small">
            Lower the rent
          </Heading>
          <Text $tone="soft">
            {suggestion ? (
              <>
                We suggest <Money amount={suggestion.rentCents} per="month" />. At that rent we expect about{' '}
                {suggestion.days} days to lease.
              </>
            ) : (
              'We don’t suggest a cut today. The choice is yours.'
            )}
          </Text>
          <MoneyField label="New rent a month" error={cut.error?.fields?.rentCents} cents={rent} onChange={setRent} />
          <FormResult isSuccess={cut.isSuccess} error={error}>
            The rent is now <Money amount={rentCents} per="month" />.
          </FormResult>
          <Button type="submit" loading={cut.isPending}>
            Lower the rent
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function RuleForm({ data }: PanelProps) {
  const { homeId, rule, rentCents } = data;
  const [days, setDays] = useState(String(rule?.everyDays ?? 14));
  const [by, setBy] = useState<number | null>(rule?.cutCents ?? 5_000);
  const [floor, setFloor] = useState<number | null>(rule?.floorCents ?? null);
  const save = useApiMutation(listingPerformance.savePriceRule, TOUCHES);
  const remove = useApiMutation(listingPerformance.removePriceRule, TOUCHES);
  const fields = save.error?.fields ?? {};
  const error = visibleError(save.error, remove.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { everyDays: Number(days) || 0, cutCents: by ?? 0, floorCents: floor ?? 0 };
    save.mutate({ params: { homeId }, body });
  };
  return (
    <Card as="section" aria-labelledby="price-rule">
      <form noValidate onSubmit={submit}>
        <Stack>
          <Heading id="price-rule" $size="small">
            Lower it automatically
          </Heading>
          <Text $tone="soft">
            While no one rents the home, we lower the rent on your schedule. Never below your lowest rent, at most 5% at
            a time, and never while someone applies. We email you each time.
          </Text>
          {rule && (
            <Notice tone="info" title="Your rule is on">
              {rule.nextCut ? (
                <>
                  Next: <Money amount={rule.nextCut.rentCents} per="month" /> on {formatDate(rule.nextCut.on)}.
                </>
              ) : (
                'No cut is coming: the rent is at its lowest, or the home isn’t listed.'
              )}
            </Notice>
          )}
          <Row $align="end">
            <UnitField label="Every" unit="days" error={fields.everyDays} value={days} onChange={setDays} />
            <MoneyField label="Lower by" error={fields.cutCents} cents={by} onChange={setBy} />
            <MoneyField
              label="Lowest rent"
              help={`Today’s rent is ${formatCents(rentCents)}.`}
              error={fields.floorCents}
              cents={floor}
              onChange={setFloor}
            />
          </Row>
          <FormResult isSuccess={save.isSuccess} error={error}>
            Saved.
          </FormResult>
          <Row>
            <Button type="submit" tone="secondary" loading={save.isPending}>
              {rule ? 'Change the rule' : 'Turn on the rule'}
            </Button>
            {rule && (
              <Button tone="ghost" loading={remove.isPending} onClick={() => remove.mutate({ params: { homeId } })}>
                Turn it off
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/** What the owner can do about the rent: lower it now, or by a rule. */
export function RentActions({ data }: PanelProps) {
  if (data.canCut)
    return (
      <Stack $gap="s24">
        <CutForm data={data} />
        <RuleForm data={data} />
      </Stack>
    );
  return data.whyNot ? <Notice tone="info">{data.whyNot}</Notice> : null;
}
