import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import type { Editor } from './useEditor';

/** Another editor saved first. Nothing is lost: their version stays in the history, ours one undo away. */
export function EditConflict({ editor: { state, showTheirs, keepOurs } }: { readonly editor: Editor }) {
  if (state.at !== 'conflict') return null;
  return (
    <Notice live tone="danger" title={state.message}>
      <p>Your changes are still here. View their version, or replace it with yours.</p>
      <Row>
        <Button tone="secondary" size="small" onClick={() => void showTheirs()}>
          View theirs
        </Button>
        <Button size="small" onClick={() => void keepOurs()}>
          Keep mine
        </Button>
      </Row>
    </Notice>
  );
}
