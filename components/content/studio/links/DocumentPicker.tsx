import { useState } from 'react';
import styled from 'styled-components';
import { typeOf } from '@/components/content/studio/shared/contentModels';
import { useEditing } from '@/components/content/studio/shared/editingContext';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { Combobox } from '@/components/ui/forms/Combobox';
import { Text } from '@/components/ui/text/Text';
import { type DocumentCard, studio } from '@/contract/content/studio/endpoints';
import { useApi } from '@/hooks/useApi';
import { color, radius, space } from '@/styles/tokens';

const SelectedDocument = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
  padding: ${space.s8} ${space.s12};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

interface DocumentPickerProps {
  readonly id: string;
  readonly types?: readonly string[] | undefined;
  readonly readOnly: boolean;
  readonly onSelect: (document: Pick<DocumentCard, 'id' | 'type'> | undefined) => void;
}

/** A document chosen by its title. */
export function DocumentPicker({ id, types, readOnly, onSelect }: DocumentPickerProps) {
  const [search, setSearch] = useState('');
  const { studio: models } = useEditing();
  const [allowedTypes] = types ?? [];
  const type = types?.length === 1 && allowedTypes ? { type: allowedTypes } : {};
  const list = useApi(studio.listDocuments, { query: { ...type, ...(search && { search }) } });
  const chosen = useApi(studio.getDocument, { params: { documentId: id || 'none' } });
  const items = (list.data?.items ?? []).filter((each) => !types || types.includes(each.type)).slice(0, 8);
  if (id)
    return (
      <SelectedDocument>
        <div>
          <Text $weight="semibold">
            {chosen.data
              ? String(chosen.data.words.data.title ?? chosen.data.words.data.name ?? 'A document without a title')
              : chosen.isError
                ? 'Missing document'
                : 'Loading…'}
          </Text>
          <Text $size="small" $tone="soft">
            {chosen.isError ? 'This document no longer exists.' : (chosen.data?.path ?? ' ')}
          </Text>
        </div>
        {!readOnly && (
          <Button tone="secondary" size="small" onClick={() => onSelect(undefined)}>
            Change
          </Button>
        )}
      </SelectedDocument>
    );
  return (
    <Field
      label="Document"
      help={
        types
          ? `Type to search: ${types.map((each) => typeOf(models, each)?.label ?? each).join(', ')}`
          : 'Type to search by title'
      }
    >
      {(control) => (
        <Combobox
          control={{ ...control, required: false }}
          items={items}
          itemKey={(item) => item.id}
          itemText={(item) => item.title}
          renderItem={(item) => `${item.title} · ${item.path ?? typeOf(models, item.type)?.label ?? item.type}`}
          loading={list.isFetching}
          onTextChange={setSearch}
          onSelect={onSelect}
        />
      )}
    </Field>
  );
}
