import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { IconButton } from '@/components/ui/actions/IconButton';
import { MoreIcon } from '@/components/ui/icons/interfaceIcons';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { DropdownMenu } from '@/components/ui/overlays/DropdownMenu';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { documents, type StoredDocument } from '@/contract/account/documents/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useOpenFile } from '@/hooks/useOpenFile';
import { useUploads } from '@/hooks/useUploads';
import { queriesOfResource } from '@/lib/api/query';
import { formatBytes } from '@/lib/format/bytes';
import { formatDay } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { documentCategoryLabels } from './documentCategories.labels';
import { documentDay, documentTitle } from './documentGroups';
import { EditDocumentForm } from './EditDocumentForm';

export const DocumentList = styled.ul`
  ${plainList}
`;

const Item = styled.li`
  display: grid;
  gap: ${space.s8};
  padding-block: ${space.s8};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;

const Details = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Opens the browser’s own dialog for one file, from a menu. */
function pickFile(onPick: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file) onPick(file);
  };
  input.click();
}

/** One paper with what can be done with it; the versions before it beneath. */
export function DocumentRow({ item }: { readonly item: StoredDocument }) {
  const queries = useQueryClient();
  const [activeAction, setActiveAction] = useState<'edit' | 'remove' | undefined>();
  const { open, opening, error } = useOpenFile();
  const { uploads, send, drop } = useUploads();
  const remove = useApiMutation(documents.removeDocument, { touches: [documents] });
  const replaceDocument = (file: File) =>
    void send(file, {
      category: item.category,
      replaces: item.id,
      onDone: () => void queries.invalidateQueries(queriesOfResource(documents)),
    });
  const hide = useApiMutation(documents.hideDocument, { touches: [documents] });
  const title = documentTitle(item);
  // A name that says its own day needs no other.
  const showsDay = documentDay(item) === item.createdAt.slice(0, 10);
  const problem = error ?? remove.error ?? hide.error;
  const visibility = {
    key: 'hide',
    label: item.hidden ? 'Show in my list' : 'Hide from my list',
    onSelect: () => hide.mutate({ params: { documentId: item.id }, body: { hidden: !item.hidden } }),
  };
  const commands =
    item.isRecord || item.category === 'message'
      ? [visibility]
      : [
          { key: 'edit', label: 'Rename or change type', onSelect: () => setActiveAction('edit') },
          { key: 'renew', label: 'Upload a new version', onSelect: () => pickFile(replaceDocument) },
          visibility,
          { key: 'remove', label: 'Delete', danger: true, onSelect: () => setActiveAction('remove') },
        ];
  return (
    <Item>
      <Row $wrap={false} $gap="s12">
        <Details>
          <Button
            tone="link"
            loading={opening === item.id}
            onClick={() => open(item.id)}
            aria-label={`Download ${title}${item.home ? `, ${item.home.streetAddress}` : ''}`}
          >
            {title}
          </Button>
          <Text $size="small" $tone="soft">
            {documentCategoryLabels[item.category]}
            {showsDay && (
              <>
                {' '}
                · <ReaderTime at={item.createdAt} format={formatDay} />
              </>
            )}{' '}
            · {formatBytes(item.bytes)}
            {item.version > 1 && ` · version ${item.version}`}
            {item.hidden && ' · hidden'}
          </Text>
        </Details>
        <DropdownMenu
          label={`More actions for ${item.name}`}
          align="end"
          groups={[{ items: commands }]}
          trigger={(button) => (
            <IconButton {...button} label={`More actions for ${item.name}`}>
              <MoreIcon />
            </IconButton>
          )}
        />
      </Row>
      {problem && (
        <Text role="alert" $size="small" $tone="danger">
          {problem.message}
        </Text>
      )}
      <UploadList uploads={uploads} onRemove={drop} />
      {activeAction === 'edit' && <EditDocumentForm item={item} onClose={() => setActiveAction(undefined)} />}
      {activeAction === 'remove' && (
        <Row role="group" aria-label={`Delete ${item.name}?`}>
          <Text>Delete this document and all its versions? You can’t undo this.</Text>
          <Button
            tone="danger"
            size="small"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { documentId: item.id } })}
          >
            {' '}
            Delete
          </Button>
          <Button tone="ghost" size="small" onClick={() => setActiveAction(undefined)}>
            Cancel
          </Button>
        </Row>
      )}
      {item.earlier.length > 0 && (
        <Stack $gap="s4" $align="start">
          {item.earlier.map((old) => (
            <Button key={old.id} tone="link" size="small" loading={opening === old.id} onClick={() => open(old.id)}>
              Version {old.version} · <ReaderTime at={old.createdAt} format={formatDay} />
            </Button>
          ))}
        </Stack>
      )}
    </Item>
  );
}
