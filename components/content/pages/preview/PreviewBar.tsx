// The bar an editor sees in a preview. One hard reload starts and ends it: what Next has in memory never mixes with drafts.
import { useRouter } from 'next/router';
import { Button } from '@/components/ui/actions/Button';
import { Text } from '@/components/ui/text/Text';
import { Frame } from './PreviewBar.styles';
import { usePreview } from './usePreview';

export function PreviewBar({ previewRef }: { readonly previewRef: string }) {
  const { isPreview } = useRouter();
  const { state, leave } = usePreview(previewRef, isPreview);
  const minutes = state ? Math.ceil((state.expires - state.now) / 60_000) : null;
  const drafts = state?.documents.length ?? 0;
  // Beside the form of the Studio the frame follows newer drafts and says nothing.
  if (window.self !== window.top) return null;
  return (
    <Frame role="status" aria-label="Preview">
      <Text $weight="semibold">{isPreview ? 'You see a preview.' : 'This page shows no draft.'}</Text>
      {state && (
        <Text $size="small">
          {drafts === 1 ? 'One draft in this session' : `${drafts} drafts in this session`}
          {drafts > 0 && `: ${state.documents.map(({ title }) => title).join(', ')}`}
        </Text>
      )}
      {minutes !== null && minutes <= 30 && (
        <Text $size="small">The link ends in {minutes === 1 ? 'a minute' : `${minutes} minutes`}.</Text>
      )}
      <Button tone="secondary" size="small" onClick={() => void leave()}>
        Leave the preview
      </Button>
    </Frame>
  );
}
