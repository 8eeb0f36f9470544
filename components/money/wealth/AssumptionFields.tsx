import { Field } from '@/components/ui/fields/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { UnitInput } from '@/components/ui/forms/UnitInput';
import { useTypedNumber } from '@/components/ui/forms/useTypedNumber';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Grid } from '@/components/ui/layout/Grid';
import type { HomeWealth, WealthInputs } from '@/contract/money/wealth/endpoints';
import { type InputField, inputGroups } from './wealth.labels';

const units = { percent: '%', months: 'months', years: 'years' } as const;

const textOf = (value: number, unit: InputField['unit']) => String(unit === 'percent' ? value / 100 : value);

function parse(typed: string, unit: InputField['unit']): number | null | undefined {
  const plain = typed.replace(/[\s,%]/g, '').replace('\u2212', '-');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) ? Math.round(unit === 'percent' ? value * 100 : value) : undefined;
}

interface NumberFieldProps {
  readonly control: Record<string, unknown>;
  readonly unit: Exclude<InputField['unit'], 'money'>;
  readonly value: number;
  readonly onChange: (value: number | null) => void;
}

function NumberField({ control, unit, value, onChange }: NumberFieldProps) {
  const typed = useTypedNumber({
    value,
    onChange,
    parse: (text) => parse(text, unit),
    format: (number) => textOf(number, unit),
    problem: 'Enter a number, such as 12',
  });
  return <UnitInput {...control} {...typed} unit={units[unit]} />;
}

interface AssumptionFieldsProps {
  readonly inputs: WealthInputs;
  readonly onChange: (inputs: WealthInputs) => void;
  readonly sources?: HomeWealth['sources'];
  /** Messages of a refusal, by the name of the input. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Every assumption, open to change. */
export function AssumptionFields({ inputs, onChange, sources = {}, errors }: AssumptionFieldsProps) {
  return (
    <div>
      {inputGroups.map(({ title, fields }, at) => (
        <Disclosure key={title} summary={title} open={at === 0 || fields.some(({ name }) => errors[name])}>
          <Grid $gap="s16" $min="13rem">
            {fields.map(({ name, label, unit, help }) => {
              const change = (value: number | null) => onChange({ ...inputs, [name]: value ?? 0 });
              return (
                <Field key={name} label={label} help={sources[name] ?? help} error={errors[name]}>
                  {(control) =>
                    unit === 'money' ? (
                      <MoneyInput {...control} cents={inputs[name] === 0 ? null : inputs[name]} onChange={change} />
                    ) : (
                      <NumberField control={control} unit={unit} value={inputs[name]} onChange={change} />
                    )
                  }
                </Field>
              );
            })}
          </Grid>
        </Disclosure>
      ))}
    </div>
  );
}
