import { useState } from 'react';
import { LinkForm } from '@/components/content/studio/links/LinkForm';
import type { Fields } from '@/components/content/studio/shared/fieldPaths';
import { Button } from '@/components/ui/actions/Button';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { linkHref } from '@/lib/prismic/links';

interface LinkSelection {
  from: number;
  to: number;
  data: Fields | undefined;
}

interface LinkDialogProps {
  readonly selection: LinkSelection;
  readonly onClose: () => void;
  /** Without data the link goes. */
  readonly onLink: (selection: LinkSelection, data: Fields | undefined) => void;
}

/** Where the chosen words lead. */
export function LinkDialog({ selection, onClose, onLink }: LinkDialogProps) {
  const [link, setLink] = useState<Fields>(selection.data ?? { link_type: 'Web' });
  const [attempted, setAttempted] = useState(false);
  const leadsSomewhere =
    link.link_type === 'Document' ? Boolean(link.id) : linkHref({ url: String(link.url ?? '') }) !== undefined;
  const save = () => {
    setAttempted(true);
    if (leadsSomewhere) onLink(selection, link);
  };
  return (
    <Dialog
      title="Link"
      size="small"
      onClose={onClose}
      footer={
        <>
          {selection.data && (
            <Button tone="ghost" onClick={() => onLink(selection, undefined)}>
              Remove link
            </Button>
          )}
          <Button onClick={save}>Save link</Button>
        </>
      }
    >
      <LinkForm link={link} kinds={['Web', 'Document', 'Media']} readOnly={false} onChange={setLink} />
      {attempted && !leadsSomewhere && (
        <Text role="alert" $tone="danger">
          Enter a URL that starts with / or https, or choose a document.
        </Text>
      )}
    </Dialog>
  );
}
