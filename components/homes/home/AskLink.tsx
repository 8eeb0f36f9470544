import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { useModal } from '@/hooks/useModal';

interface AskLinkProps {
  readonly homeId: string;
  readonly full?: boolean;
  /** Where something else is the main thing to do. */
  readonly quiet?: boolean;
  /** For whoever found this page wrong. */
  readonly report?: boolean;
}

/** Opens the question about this home; a person answers it. Without scripts it leads to every way to reach us. */
export function AskLink({ homeId, full = false, quiet = false, report = false }: AskLinkProps) {
  const { open } = useModal();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open('ASK_A_QUESTION', { homeId, ...(report && { topic: 'other' }) });
  };
  const tone = quiet ? 'secondary' : 'primary';
  return (
    <ButtonLink
      href="/support"
      prefetch={false}
      tone={report ? 'ghost' : tone}
      size={report ? 'small' : 'medium'}
      full={full}
      aria-haspopup="dialog"
      onClick={press}
    >
      {report ? 'Something wrong on this page? Tell us' : 'Ask a question'}
    </ButtonLink>
  );
}
