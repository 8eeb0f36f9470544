import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { toast } from '@/components/ui/feedback/announcements';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { type StudioPicture, studio } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { PictureDialog } from './PictureDialog';
import { Frame, Small } from './Pictures.styles';

const affectedResources = [studio];

/** A picture of the library: what it shows, where it is shown, and another in its place. */
export function PictureCard({ picture, readOnly }: { readonly picture: StudioPicture; readonly readOnly: boolean }) {
  const { name, url, width, height, uses, bytes } = picture;
  const params = { pictureName: name };
  const [alt, setAlt] = useState(picture.alt);
  const [replacing, setReplacing] = useState(false);
  const saveAltText = useApiMutation(studio.describePicture, { touches: affectedResources });
  const replace = useApiMutation(studio.replacePicture, { touches: affectedResources });
  const remove = useApiMutation(studio.removePicture, { touches: affectedResources });
  const problem = saveAltText.error ?? replace.error ?? remove.error;
  return (
    <Frame>
      <img src={`${url}?w=594`} alt={picture.alt} loading="lazy" />
      <Small>
        {width} × {height}, {Math.ceil(bytes / 1024)} kB
      </Small>
      <TextField label="Alt text" readOnly={readOnly} value={alt} onChange={setAlt} />
      {alt.trim() !== picture.alt && alt.trim() !== '' && (
        <Button
          size="small"
          loading={saveAltText.isPending}
          onClick={() =>
            saveAltText.mutate(
              { params, body: { alt: alt.trim() } },
              { onSuccess: () => void toast('Alt text saved.', { tone: 'success' }) },
            )
          }
        >
          Save alt text
        </Button>
      )}
      <Small>
        {uses.length === 0 ? 'Not used' : 'Used in '}
        {uses.map(({ id, title }, n) => (
          <span key={id}>
            {n > 0 && ', '}
            <Link href={routes.studio.document({ documentId: id })}>{title}</Link>
          </span>
        ))}
      </Small>
      {problem && (
        <Notice live tone="danger">
          {problem.message}
        </Notice>
      )}
      {!readOnly && (
        <Row>
          {uses.length > 0 ? (
            <Button tone="secondary" size="small" loading={replace.isPending} onClick={() => setReplacing(true)}>
              Replace
            </Button>
          ) : (
            <Button tone="ghost" size="small" loading={remove.isPending} onClick={() => remove.mutate({ params })}>
              Remove
            </Button>
          )}
        </Row>
      )}
      {replacing && (
        <PictureDialog
          onClose={() => setReplacing(false)}
          onChoose={(other) => {
            setReplacing(false);
            replace.mutate(
              { params, body: { by: other.name } },
              {
                onSuccess: ({ documents }) =>
                  void toast(
                    `The new image is now in ${documents.length === 1 ? 'one draft' : `${documents.length} drafts`}.`,
                    {
                      tone: 'success',
                    },
                  ),
              },
            );
          }}
        />
      )}
    </Frame>
  );
}
