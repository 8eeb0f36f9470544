import { documentChanges } from '@/components/content/studio/editor/documentChanges';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { studio as api, type Studio } from '@/contract/content/studio/endpoints';
import { useApi } from '@/hooks/useApi';
import { ChangeList } from './ChangeList';
import type { Editor } from './useEditor';

interface RevisionChangesProps {
  readonly editor: Editor;
  readonly studio: Studio;
  readonly revisionId: string;
}

/** What going back to an earlier version would change. */
export function RevisionChanges({ editor, studio, revisionId }: RevisionChangesProps) {
  const { id, type, linked } = editor.document;
  const { data } = useApi(api.getRevision, { params: { documentId: id, revisionId } });
  if (!data) return <Skeleton $height="6rem" />;
  const changes = documentChanges(studio, { type, titles: { ...data.linked, ...linked } }, editor.words, data.words);
  return (
    <section>
      <Heading as="h3" $size="label">
        Changes if you restore
      </Heading>
      {changes.length === 0 ? <Text>No changes. This matches your draft.</Text> : <ChangeList changes={changes} />}
    </section>
  );
}
