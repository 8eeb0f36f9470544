import { useState } from 'react';
import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { UnitInput } from '@/components/ui/forms/UnitInput';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Grid } from '@/components/ui/layout/Grid';
import type { HomeWealth, WealthInputs } from '@/contract/wealth/endpoints';
import { type InputField, inputGroups } from './wealth.labels';

const units = { percent: '%', months: 'months', years: 'years' } as const;

const textOf = (value: number, unit: InputField['unit']) => String(unit === 'percent' ? value / 100 : value);

function parse(typed: string, unit: InputField['unit']): number {
  const value = Number(typed.replace(/[\s,%]/g, '').replace('\u2212', '-'));
  if (!Number.isFinite(value)) return 0;
  return Math.round(unit === 'percent' ? value * 100 : value);
}

interface NumberFieldProps {
  readonly control: Record<string, unknown>;
  readonly unit: Exclude<InputField['unit'], 'money'>;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** What is typed stays as it is typed until the field is left. */
function NumberField({ control, unit, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <UnitInput
      {...control}
      unit={units[unit]}
      value={typed ?? textOf(value, unit)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parse(target.value, unit));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
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
