import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Wealth } from '@/contract/money/wealth/projection';
import { Figure, Figures } from './WealthFigures';
import { notAdvice } from './wealth.labels';

/** Depreciation and the tax on a sale today, as estimates. */
export function TaxEstimate({ wealth }: { readonly wealth: Wealth }) {
  return (
    <Card as="section" aria-labelledby="tax-estimate">
      <Stack>
        <Heading id="tax-estimate" $size="small">
          Tax, roughly
        </Heading>
        <Figures>
          <Figure label="Sale today, before tax">
            <Money amount={wealth.sellNow} />
          </Figure>
          <Figure label="Estimated tax on a sale today">
            <Money amount={wealth.saleTaxEstimate} />
          </Figure>
          <Figure label="Yearly depreciation">
            <Money amount={wealth.yearlyDepreciation} />
          </Figure>
        </Figures>
        <Text $tone="soft">
          The building is written off over 27.5 years. In a sale, that part is taxed at 25%, and the rest of the gain at
          your rate. If you buy another rental with the proceeds, a 1031 exchange may defer the tax: name the new home
          within 45 days and close within 180.
        </Text>
        <Text $size="small" $tone="soft">
          {notAdvice}
        </Text>
      </Stack>
    </Card>
  );
}
