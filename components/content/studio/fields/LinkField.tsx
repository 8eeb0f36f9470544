import { LinkForm } from '@/components/content/studio/links/LinkForm';
import { allowedLinkTypes, labelOf } from '@/components/content/studio/shared/contentModels';
import type { FieldProps } from '@/components/content/studio/shared/editingContext';
import { fieldAnchor, useEditing, useProblem } from '@/components/content/studio/shared/editingContext';
import { type Fields, isFields, valueAt } from '@/components/content/studio/shared/fieldPaths';
import { FieldsetPart, Legend, Pair } from '@/components/content/studio/shared/fieldStyles';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Switch } from '@/components/ui/forms/Switch';
import { Text } from '@/components/ui/text/Text';
import type { StudioField } from '@/contract/content/studio/endpoints';

function allowedKinds({ config }: StudioField): string[] {
  if (config?.select === 'document') return ['Any', 'Document'];
  if (config?.select === 'media') return ['Any', 'Media'];
  return config?.select === 'web' ? ['Any', 'Web'] : ['Any', 'Document', 'Web'];
}

const allowedVariants = ({ config }: StudioField): string[] =>
  Array.isArray(config?.variants) ? config.variants.map(String) : [];

/** A link: where it leads and, where the model has them, its words and its look. */
export function LinkField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  const problem = useProblem(path);
  const link: Fields = isFields(value) ? value : {};
  const setLink = (part: Fields) => change(path, { link_type: 'Any', ...link, ...part });
  const leadsSomewhere = link.link_type !== undefined && link.link_type !== 'Any';
  const variants = allowedVariants(model);
  return (
    <FieldsetPart id={fieldAnchor(valueAt(path))}>
      <Legend>{labelOf(name, model)}</Legend>
      <LinkForm
        link={link}
        kinds={allowedKinds(model)}
        types={allowedLinkTypes(model)}
        readOnly={readOnly}
        onChange={(next) => change(path, next)}
      />
      {leadsSomewhere && model.config?.allowText === true && (
        <Pair>
          <TextField
            label="Link text"
            required={false}
            readOnly={readOnly}
            value={typeof link.text === 'string' ? link.text : ''}
            onChange={(value) => setLink({ text: value })}
          />
          {variants.length > 0 && (
            <SelectField
              label="Style"
              required={false}
              disabled={readOnly}
              options={variants.map((variant) => ({ value: variant, label: variant }))}
              value={String(link.variant ?? variants[0])}
              onChange={(value) => setLink({ variant: value })}
            />
          )}
        </Pair>
      )}
      {leadsSomewhere && model.config?.allowTargetBlank === true && (
        <Switch
          disabled={readOnly}
          checked={link.target === '_blank'}
          onChange={(event) => {
            const { target: _, ...rest } = link;
            change(path, event.target.checked ? { ...rest, target: '_blank' } : rest);
          }}
        >
          Open in new tab
        </Switch>
      )}
      {problem && (
        <Text role="alert" $size="small" $tone="danger">
          {problem}
        </Text>
      )}
    </FieldsetPart>
  );
}
