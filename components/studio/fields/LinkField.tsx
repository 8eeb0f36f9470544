import type { FieldProps } from '@/components/studio/editing';
import { anchorOf, useEditing, useProblem } from '@/components/studio/editing';
import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import { Switch } from '@/components/ui/Switch';
import { Text } from '@/components/ui/Text';
import { TextInput } from '@/components/ui/TextInput';
import type { StudioField } from '@/contract/studio';
import { labelOf, wantedTypes } from '@/lib/studio/models';
import { at, type Fields, isFields } from '@/lib/studio/paths';
import { Legend, Pair, Part } from './fields.styles';
import { LinkForm } from './LinkForm';

function kindsOf({ config }: StudioField): string[] {
  if (config?.select === 'document') return ['Any', 'Document'];
  if (config?.select === 'media') return ['Any', 'Media'];
  return config?.select === 'web' ? ['Any', 'Web'] : ['Any', 'Document', 'Web'];
}

const variantsOf = ({ config }: StudioField): string[] =>
  Array.isArray(config?.variants) ? config.variants.map(String) : [];

/** A link: where it leads and, where the model has them, its words and its look. */
export function LinkField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  const problem = useProblem(path);
  const link: Fields = isFields(value) ? value : {};
  const set = (part: Fields) => change(path, { link_type: 'Any', ...link, ...part });
  const leads = link.link_type !== undefined && link.link_type !== 'Any';
  const variants = variantsOf(model);
  return (
    <Part id={anchorOf(at(path))}>
      <Legend>{labelOf(name, model)}</Legend>
      <LinkForm
        link={link}
        kinds={kindsOf(model)}
        types={wantedTypes(model)}
        readOnly={readOnly}
        onChange={(next) => change(path, next)}
      />
      {leads && model.config?.allowText === true && (
        <Pair>
          <Field label="Words of the link">
            {(control) => (
              <TextInput
                {...control}
                required={false}
                readOnly={readOnly}
                value={typeof link.text === 'string' ? link.text : ''}
                onChange={(event) => set({ text: event.target.value })}
              />
            )}
          </Field>
          {variants.length > 0 && (
            <Field label="Look">
              {(control) => (
                <Select
                  {...control}
                  required={false}
                  disabled={readOnly}
                  value={String(link.variant ?? variants[0])}
                  onChange={(event) => set({ variant: event.target.value })}
                >
                  {variants.map((variant) => (
                    <option key={variant}>{variant}</option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </Pair>
      )}
      {leads && model.config?.allowTargetBlank === true && (
        <Switch
          disabled={readOnly}
          checked={link.target === '_blank'}
          onChange={(event) => {
            const { target: _, ...rest } = link;
            change(path, event.target.checked ? { ...rest, target: '_blank' } : rest);
          }}
        >
          Opens in a tab of its own
        </Switch>
      )}
      {problem && (
        <Text role="alert" $size="small" $tone="danger">
          {problem}
        </Text>
      )}
    </Part>
  );
}
