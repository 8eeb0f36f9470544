import { documentStatusLabels } from '@/components/content/studio/shared/status.labels';
import { Filters } from '@/components/content/studio/shared/studioStyles';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import type { DocumentStatus, StudioType } from '@/contract/content/studio/endpoints';
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
      <TextField
        label="Search"
        required={false}
        type="search"
        placeholder="Title, URL, or text"
        value={search.search}
        onChange={(value) => onChange({ ...search, search: value })}
      />
      <SelectField
        label="Type"
        required={false}
        options={[
          { value: '', label: 'All types' },
          ...types.map(({ id, label }) => ({ value: id, label: `${label} (${counts[id] ?? 0})` })),
        ]}
        value={search.type}
        onChange={(value) => onChange({ ...search, type: value })}
      />
      <SelectField
        label="Status"
        required={false}
        options={[
          { value: '', label: 'Any status' },
          ...Object.entries(documentStatusLabels).map(([status, { text }]) => ({ value: status, label: text })),
        ]}
        value={search.status}
        onChange={(value) => onChange({ ...search, status: value as DocumentStatus | '' })}
      />
    </Filters>
  );
}
