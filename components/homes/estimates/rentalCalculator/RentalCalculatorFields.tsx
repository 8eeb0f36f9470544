import type { RentalCalculatorField } from '@/components/homes/estimates/rentalCalculator/rentalCalculatorInput';
import type { useRentalCalculator } from '@/components/homes/estimates/rentalCalculator/useRentalCalculator';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { UnitField } from '@/components/ui/fields/UnitField';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { MarketStats } from '@/contract/homes/regions/endpoints';
import { MAX_ADDRESS_LENGTH } from '@/lib/address/typedAddress';
import { formatCents } from '@/lib/format/money';
import { regionName } from '@/lib/labels/region.labels';
import { Pair, Suggestions } from './RentalCalculatorSheet.styles';

interface RentalCalculatorFieldsProps {
  readonly calculator: ReturnType<typeof useRentalCalculator>;
  readonly figures: MarketStats | undefined;
}

interface AmountFieldProps {
  readonly field: RentalCalculatorField;
  readonly label: string;
  readonly unit?: '$' | '%';
  readonly optional?: boolean;
}

/** What a home brings in and costs. Everything but the rent may be left empty. */
export function RentalCalculatorFields({ calculator, figures }: RentalCalculatorFieldsProps) {
  const { typed, problems, set, address, advanced, setAdvanced, tellAddress } = calculator;
  const amount = ({ field, label, unit = '$', optional = true }: AmountFieldProps) => (
    <UnitField
      key={field}
      label={label}
      error={problems[field]}
      optional={optional}
      required={false}
      unit={unit}
      {...(field === 'rent' && { 'data-autofocus': true })}
      value={typed[field]}
      onChange={(value) => set(field, value)}
    />
  );
  return (
    <Stack>
      {amount({ field: 'rent', label: 'Monthly rent', optional: false })}
      {figures && <RentSuggestions figures={figures} onSelect={(rent) => set('rent', rent)} />}
      <Pair>
        {amount({ field: 'mortgage', label: 'Monthly mortgage' })}
        {amount({ field: 'hoa', label: 'Monthly HOA dues' })}
      </Pair>
      <Field label="Address" optional help="So we don’t have to ask you again.">
        {(control) => (
          <TextInput
            {...control}
            key={address}
            defaultValue={address}
            autoComplete="address-line1"
            maxLength={MAX_ADDRESS_LENGTH}
            onBlur={(event) => tellAddress(event.target.value)}
          />
        )}
      </Field>
      <Disclosure summary="Taxes, insurance, repairs, and vacancy" open={advanced} onToggle={setAdvanced}>
        <Stack>
          <Pair>
            {amount({ field: 'tax', label: 'Yearly property tax' })}
            {amount({ field: 'insurance', label: 'Yearly insurance' })}
          </Pair>
          <Pair>
            {amount({ field: 'upkeep', label: 'Repairs, % of rent', unit: '%' })}
            {amount({ field: 'vacancy', label: 'Vacancy, % of year', unit: '%' })}
          </Pair>
          <Text $size="small">A 5% vacancy is about 18 days a year.</Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

interface RentSuggestionsProps {
  readonly figures: MarketStats;
  readonly onSelect: (rent: string) => void;
}

/** What homes there ask for, by bedrooms, for those who do not know yet. */
function RentSuggestions({ figures, onSelect }: RentSuggestionsProps) {
  const { rents } = figures;
  if (rents.length === 0) return null;
  return (
    <Suggestions role="group" aria-label="Median rents">
      <Text as="span" $size="small" $tone="soft">
        In {regionName(figures)}:
      </Text>
      {rents.map(({ beds, medianCents }) => (
        <Button
          key={beds}
          tone="link"
          size="small"
          onClick={() => onSelect((medianCents / 100).toLocaleString('en-US'))}
        >
          {beds === 0 ? 'Studio' : `${beds} bed`} {formatCents(medianCents)}
        </Button>
      ))}
    </Suggestions>
  );
}
