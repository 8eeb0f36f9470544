import { fieldAnchor, problemSentence } from '@/components/content/studio/shared/editingContext';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import type { Finding } from '@/contract/content/studio/endpoints';

interface FindingListProps {
  readonly problems: readonly Finding[];
  readonly onGoToField: () => void;
}

/** The nearest box on the page around a place: its own, or that of the part it stands in, which then unfolds. */
function scrollToField(place: string): void {
  let path = place;
  let box = document.getElementById(fieldAnchor(path));
  while (!box && path.includes('.')) {
    path = path.slice(0, path.lastIndexOf('.'));
    box = document.getElementById(fieldAnchor(path));
  }
  box?.querySelector<HTMLElement>(':scope > div > [aria-expanded="false"]')?.click();
  requestAnimationFrame(() => {
    const found = document.getElementById(fieldAnchor(place)) ?? box;
    found?.scrollIntoView({ block: 'center' });
    found?.querySelector<HTMLElement>('input, textarea, select, [role=textbox], button')?.focus();
  });
}

const fieldPathLabel = (at: string) =>
  at
    .replace(/^data\.?/, '')
    .replace(/\[(\d+)\]/g, (_, n: string) => ` ${Number(n) + 1}`)
    .replaceAll(/\.(primary\.)?/g, ' › ')
    .replaceAll('_', ' ') || 'The document';

/** What has to be mended before publishing; each leads to its place. */
export function ValidationProblemList({ problems, onGoToField }: FindingListProps) {
  return (
    <Notice tone="warning" title="Fix these first">
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <Button
              tone="link"
              size="small"
              onClick={() => {
                onGoToField();
                setTimeout(() => scrollToField(path));
              }}
            >
              {fieldPathLabel(path)}
            </Button>
            : {problemSentence(message)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
