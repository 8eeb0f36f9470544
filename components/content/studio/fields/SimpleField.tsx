import { labelOf } from '@/components/content/studio/shared/contentModels';
import { type FieldProps, useEditing } from '@/components/content/studio/shared/editingContext';
import type { Value } from '@/components/content/studio/shared/fieldPaths';
import { Line } from '@/components/content/studio/shared/fieldStyles';
import { Select } from '@/components/ui/forms/Select';
import { Switch } from '@/components/ui/forms/Switch';
import { TextInput } from '@/components/ui/forms/TextInput';
import type { StudioField } from '@/contract/content/studio/endpoints';
import { capitalize } from '@/contract/format/capitalize';
import { FieldBox } from './FieldBox';

const inputTypes: Record<string, string> = { Number: 'number', Date: 'date', Color: 'color' };
const selectOptions = ({ config }: StudioField): string[] =>
  Array.isArray(config?.options) ? config.options.map(String) : [];
const text = (value: Value | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Running in one line, however long: it grows, and Enter makes no second one. */
export function TextField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  return (
    <FieldBox path={path} label={labelOf(name, model)}>
      {(control) => (
        <Line
          {...control}
          rows={1}
          readOnly={readOnly}
          value={text(value)}
          onChange={(event) => change(path, event.target.value.replace(/\n/g, ' '))}
        />
      )}
    </FieldBox>
  );
}

export function SelectField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  return (
    <FieldBox path={path} label={labelOf(name, model)}>
      {(control) => (
        <Select
          {...control}
          disabled={readOnly}
          value={text(value)}
          onChange={(event) => change(path, event.target.value || null)}
        >
          <option value="">None</option>
          {selectOptions(model).map((option) => (
            <option key={option} value={option}>
              {capitalize(option)}
            </option>
          ))}
        </Select>
      )}
    </FieldBox>
  );
}

export function BooleanField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  return (
    <Switch
      disabled={readOnly}
      checked={value === undefined || value === null ? model.config?.default_value === true : value === true}
      onChange={(event) => change(path, event.target.checked)}
    >
      {labelOf(name, model)}
    </Switch>
  );
}

/** Numbers, days and colors, as the browser asks for them. */
export function InputField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  const isNumber = model.type === 'Number';
  const read = (typed: string): Value => (typed === '' ? null : isNumber ? Number(typed) : typed);
  return (
    <FieldBox path={path} label={labelOf(name, model)}>
      {(control) => (
        <TextInput
          {...control}
          type={inputTypes[model.type]}
          step={isNumber ? 'any' : undefined}
          readOnly={readOnly}
          value={text(value)}
          onChange={(event) => change(path, read(event.target.value))}
        />
      )}
    </FieldBox>
  );
}

/** A moment in universal time, as the file has it. */
export function TimestampField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  return (
    <FieldBox path={path} label={`${labelOf(name, model)} (UTC)`}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          readOnly={readOnly}
          value={text(value).slice(0, 16)}
          onChange={(event) => change(path, event.target.value ? `${event.target.value}:00+0000` : null)}
        />
      )}
    </FieldBox>
  );
}
