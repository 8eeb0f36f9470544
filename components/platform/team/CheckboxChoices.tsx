import { Checkbox } from '@/components/ui/forms/Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

interface CheckboxChoicesProps<V extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: V; readonly label: string; readonly help?: string }[];
  readonly values: readonly V[];
  readonly error?: string | undefined;
  /** The chosen values in the order of the options. */
  readonly onChange: (values: V[]) => void;
}

/** Any number of a list of choices, each with what it means. */
export function CheckboxChoices<V extends string>({
  legend,
  options,
  values,
  error,
  onChange,
}: CheckboxChoicesProps<V>) {
  const all = options.map(({ value }) => value);
  return (
    <CheckboxGroup legend={legend} error={error}>
      {options.map(({ value, label, help }) => (
        <Checkbox
          key={value}
          help={help}
          checked={values.includes(value)}
          onChange={({ target }) =>
            onChange(all.filter((each) => (each === value ? target.checked : values.includes(each))))
          }
        >
          {label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
