import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { useModal } from '@/hooks/useModal';

interface AskQuestionLinkProps {
  readonly homeId: string;
  readonly fullWidth?: boolean;
  /** Where something else is the main thing to do. */
  readonly subdued?: boolean;
  /** For the person who found this page wrong. */
  readonly isReport?: boolean;
}

/** Opens the question about this home; a person answers it. Without scripts it leads to every way to reach us. */
export function AskQuestionLink({
  homeId,
  fullWidth = false,
  subdued = false,
  isReport = false,
}: AskQuestionLinkProps) {
  const { open } = useModal();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(isReport ? 'REPORT_LISTING' : 'ASK_A_QUESTION', { homeId });
  };
  const tone = subdued ? 'secondary' : 'primary';
  return (
    <ButtonLink
      href="/support"
      prefetch={false}
      tone={isReport ? 'ghost' : tone}
      size={isReport ? 'small' : 'medium'}
      full={fullWidth}
      aria-haspopup="dialog"
      onClick={press}
    >
      {isReport ? 'Report this listing' : 'Ask a question'}
    </ButtonLink>
  );
}
