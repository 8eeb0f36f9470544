import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { CheckIcon, CopyIcon } from '@/components/ui/icons/interfaceIcons';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';

interface CopyComparisonLinkProps {
  readonly href: string;
  readonly siteUrl: string;
}

/** Puts the address of this very comparison on the clipboard, for anyone who decides with you. */
export function CopyComparisonLink({ href, siteUrl }: CopyComparisonLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = () =>
    navigator.clipboard.writeText(absoluteUrl(siteUrl, href)).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <div>
      <Button tone="secondary" onClick={() => void copy()}>
        {outcome === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        Copy link to this comparison
      </Button>
      <p role="status">
        {outcome === 'copied' && 'Link copied. Anyone who opens it sees the same numbers.'}
        {outcome === 'refused' && 'Your browser blocked copying. Copy the link from the address bar instead.'}
      </p>
    </div>
  );
}
