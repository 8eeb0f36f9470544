import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { cents } from '@/contract/amounts/cents';
import { SEVERITY_LABELS } from '@/contract/onboarding/inspections/standards';
import { type ProposalItem, proposals } from '@/contract/onboarding/proposals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Price, lead time, and Pro of one item; lesser items may be left out. */
export function ItemPriceForm({ item }: { readonly item: ProposalItem }) {
  const [priceCents, setPriceCents] = useState<number | null>(item.priceCents);
  const [leadDays, setLeadDays] = useState(item.leadDays === null ? '' : String(item.leadDays));
  const [pro, setPro] = useState(item.pro);
  const [included, setIncluded] = useState(item.included);
  const save = useApiMutation(proposals.saveItem, { touches: [proposals] });
  return (
    <Card as="article" $pad="s16" aria-label={`${item.room}: ${item.standard}`}>
      <Stack $gap="s16" $align="start">
        <Heading as="h2" $size="label">
          {SEVERITY_LABELS[item.severity]} · {item.room}: {item.standard}
        </Heading>
        {item.note && <Text $tone="soft">{item.note}</Text>}
        <MoneyField label="Price" error={save.error?.fields?.priceCents} cents={priceCents} onChange={setPriceCents} />
        <TextField
          label="Lead time in days"
          error={save.error?.fields?.leadDays}
          inputMode="numeric"
          value={leadDays}
          onChange={(value) => setLeadDays(value.replace(/\D/g, ''))}
        />
        <TextField label="Pro" optional value={pro} onChange={setPro} />
        {item.severity !== 'must_do' && (
          <Checkbox checked={included} onChange={({ target }) => setIncluded(target.checked)}>
            In the proposal
          </Checkbox>
        )}
        {save.error && (
          <Notice live tone="danger" title="That didn’t work">
            {save.error.message}
          </Notice>
        )}
        <Text role="status" $tone="soft">
          {save.isSuccess && 'Saved.'}
        </Text>
        <Button
          size="small"
          tone="secondary"
          loading={save.isPending}
          onClick={() =>
            save.mutate({
              params: { itemId: item.id },
              body: {
                included,
                pro,
                priceCents: priceCents === null ? null : cents(priceCents),
                leadDays: leadDays === '' ? null : Number(leadDays),
              },
            })
          }
        >
          Save item
        </Button>
      </Stack>
    </Card>
  );
}
