import { nanoid } from 'nanoid';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { cents } from '@/contract/amounts/cents';
import type { ProDetails } from '@/contract/care/pros/endpoints';

type Prices = ProDetails['priceList'];

interface ProPricesProps {
  readonly prices: Prices;
  readonly onChange: (prices: Prices) => void;
}

/** What the company charges for its usual work. */
export function ProPrices({ prices, onChange }: ProPricesProps) {
  const [keys, setKeys] = useState(() => prices.map(() => nanoid()));
  const set = (at: number, more: Partial<Prices[number]>) =>
    onChange(prices.map((price, n) => (n === at ? { ...price, ...more } : price)));
  function add() {
    setKeys([...keys, nanoid()]);
    onChange([...prices, { label: '', cents: cents(0) }]);
  }
  function remove(at: number) {
    setKeys(keys.filter((_, n) => n !== at));
    onChange(prices.filter((_, n) => n !== at));
  }
  return (
    <Stack $gap="s12" role="group" aria-label="Price list">
      {prices.map((price, at) => (
        <Grid key={keys[at]} $min="10rem" $gap="s12">
          <TextField label="Work" value={price.label} onChange={(value) => set(at, { label: value })} />
          <MoneyField label="Price" cents={price.cents} onChange={(amount) => set(at, { cents: cents(amount ?? 0) })} />
          <Row $align="end">
            <Button tone="secondary" size="small" onClick={() => remove(at)}>
              Remove price
            </Button>
          </Row>
        </Grid>
      ))}
      <Row>
        <Button tone="secondary" size="small" onClick={add}>
          Add a price
        </Button>
      </Row>
    </Stack>
  );
}
