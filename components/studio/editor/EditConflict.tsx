import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import type { Editor } from './useEditor';

/** Somebody else was faster. Nothing is lost either way: theirs stays in the history, ours one undo away. */
export function EditConflict({ editor: { state, showTheirs, keepOurs } }: { readonly editor: Editor }) {
  if (state.at !== 'conflict') return null;
  return (
    <Notice live tone="danger" title={state.message}>
      <p>What you have written is still here. See what they wrote, or keep yours over it.</p>
      <Row>
        <Button tone="secondary" size="small" onClick={() => void showTheirs()}>
          Show theirs
        </Button>
        <Button size="small" onClick={() => void keepOurs()}>
          Keep mine
        </Button>
      </Row>
    </Notice>
  );
}
