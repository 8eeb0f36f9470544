import { documentStatusLabels } from '@/components/studio/shared/status.labels';
import { Filters } from '@/components/studio/shared/studioStyles';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import type { DocumentStatus, StudioType } from '@/contract/studio/endpoints';
import type { DocumentSearch } from './documentSearch';

interface DocumentFiltersProps {
  readonly search: DocumentSearch;
  readonly types: readonly StudioType[];
  readonly counts: Readonly<Record<string, number>>;
  readonly onChange: (search: DocumentSearch) => void;
}

export function DocumentFilters({ search: asked, types, counts, onChange: onAsk }: DocumentFiltersProps) {
  return (
    <Filters role="search" aria-label="Documents">
      <Field label="Search">
        {(control) => (
          <TextInput
            {...control}
            required={false}
            type="search"
            placeholder="Words in the title, address or text"
            value={asked.search}
            onChange={(event) => onAsk({ ...asked, search: event.target.value })}
          />
        )}
      </Field>
      <Field label="Type">
        {(control) => (
          <Select
            {...control}
            required={false}
            value={asked.type}
            onChange={(event) => onAsk({ ...asked, type: event.target.value })}
          >
            <option value="">All types</option>
            {types.map(({ id, label }) => (
              <option key={id} value={id}>
                {label} ({counts[id] ?? 0})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            required={false}
            value={asked.status}
            onChange={(event) => onAsk({ ...asked, status: event.target.value as DocumentStatus | '' })}
          >
            <option value="">Any status</option>
            {Object.entries(documentStatusLabels).map(([status, { text }]) => (
              <option key={status} value={status}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Filters>
  );
}
