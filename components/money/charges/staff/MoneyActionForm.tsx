import type { ReactNode } from 'react';
import { FormResult } from '@/components/layout/account/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { ArgsOf, Endpoint, Resource } from '@/contract/endpoint';
import { useDraft } from '@/hooks/useDraft';
import { useMoneyAction, WAITS_FOR_SECOND } from './useMoneyAction';

type Values = Record<string, string | number | null>;

/** A field of the form, by the name it has in the body of the call. */
type FieldOf<V> = {
  readonly name: keyof V & string;
  readonly label: string;
  readonly help?: string;
  readonly optional?: true;
} & (
  | { readonly maxLength: number; readonly type?: 'email' }
  | { readonly isDay: true; readonly min?: string; readonly max?: string }
  | { readonly isMoney: true }
  | { readonly options: readonly { readonly value: string; readonly label: string }[] }
);

interface MoneyActionFormProps<E extends Endpoint, V extends Values> {
  /** Names the form for screen readers. */
  readonly label: string;
  /** Names what is typed on this device; with the id of its subject. */
  readonly draft: string;
  /** Text as it is typed, days as `YYYY-MM-DD`, amounts in cents. */
  readonly initialValues: V;
  readonly fields: readonly FieldOf<V>[];
  readonly endpoint: E;
  readonly touches?: readonly Resource[];
  readonly argsOf: (values: V) => ArgsOf<E>;
  readonly submitLabel: string;
  /** What it says once it has worked. A change that waits for a second person says that instead. */
  readonly done?: ReactNode;
  readonly onCancel?: () => void;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** A form of our team that changes money: kept as a draft until it has arrived, each problem beside its field. */
export function MoneyActionForm<E extends Endpoint, V extends Values>({
  label,
  draft,
  initialValues,
  fields,
  endpoint,
  touches,
  argsOf,
  submitLabel,
  done,
  onCancel,
  children,
}: MoneyActionFormProps<E, V>) {
  const { values, set, clear } = useDraft(draft, initialValues);
  const action = useMoneyAction(endpoint, touches);
  return (
    <Stack
      as="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        action.send(argsOf(values), clear);
      }}
    >
      {children}
      {fields.map((field) => {
        const { name, label: fieldLabel, help, optional = false } = field;
        const value = values[name] ?? null;
        const change = (next: string | number | null) => set({ [name]: next } as Partial<V>);
        const shared = { label: fieldLabel, help, optional, error: action.fields[name] };
        if ('isMoney' in field)
          return <MoneyField key={name} {...shared} cents={value === null ? null : Number(value)} onChange={change} />;
        if ('options' in field)
          return (
            <SelectField key={name} {...shared} options={field.options} value={String(value ?? '')} onChange={change} />
          );
        const limits =
          'isDay' in field
            ? { type: 'date', min: field.min, max: field.max }
            : { type: field.type, maxLength: field.maxLength };
        return <TextField key={name} {...shared} {...limits} value={String(value ?? '')} onChange={change} />;
      })}
      <FormResult isSuccess={action.isWaiting || (action.isSuccess && done !== undefined)} error={action.error}>
        {action.isWaiting ? WAITS_FOR_SECOND : done}
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={action.isPending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="small" tone="ghost" onClick={onCancel}>
            Not now
          </Button>
        )}
      </Row>
      {action.dialog}
    </Stack>
  );
}
