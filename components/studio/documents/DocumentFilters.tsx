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

export function DocumentFilters({ search, types, counts, onChange }: DocumentFiltersProps) {
  return (
    <Filters role="search" aria-label="Documents">
      <Field label="Search">
        {(control) => (
          <TextInput
            {...control}
            required={false}
            type="search"
            placeholder="Title, URL, or text"
            value={search.search}
            onChange={(event) => onChange({ ...search, search: event.target.value })}
          />
        )}
      </Field>
      <Field label="Type">
        {(control) => (
          <Select
            {...control}
            required={false}
            value={search.type}
            onChange={(event) => onChange({ ...search, type: event.target.value })}
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
            value={search.status}
            onChange={(event) => onChange({ ...search, status: event.target.value as DocumentStatus | '' })}
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
