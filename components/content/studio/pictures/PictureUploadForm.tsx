import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { uploadPicture } from '@/components/content/studio/pictures/uploadPicture';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Progress } from '@/components/ui/feedback/Progress';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { type StudioPicture, studio } from '@/contract/content/studio/endpoints';
import { queriesOfResource } from '@/lib/api/query';
import { color, radius, space } from '@/styles/tokens';

const Form = styled.form`
  display: grid;
  gap: ${space.s12};
  padding: ${space.s16};
  border: 1px dashed ${color.edge};
  border-radius: ${radius.card};
  background: ${color.surface};

  &[data-dragging="true"] {
    border-color: ${color.brand};
    background: ${color.brandWash};
  }
`;

/** New image: dropped or chosen, and described before it is sent. */
export function PictureUploadForm({ onDone }: { readonly onDone: (picture: StudioPicture) => void }) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [sent, setSent] = useState<number>();
  const [dragging, setDragging] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [attempted, setAttempted] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    setFile(event.dataTransfer.files[0] ?? file);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setAttempted(true);
    setProblem(undefined);
    if (!file || !alt.trim() || sent !== undefined) return;
    setSent(0);
    try {
      const picture = await uploadPicture(file, alt.trim(), setSent);
      await queries.invalidateQueries(queriesOfResource(studio));
      setFile(undefined);
      setAlt('');
      setAttempted(false);
      if (input.current) input.current.value = '';
      onDone(picture);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'We couldn’t upload the image.');
    } finally {
      setSent(undefined);
    }
  };

  return (
    <Form
      onSubmit={(event) => void send(event)}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      data-dragging={dragging}
      noValidate
    >
      <Field
        label="New image"
        help={
          file
            ? `${file.name}, ${Math.ceil(file.size / 1024)} kB`
            : 'JPEG, PNG, WebP, or HEIC, up to 50 MB. You can drop a file here.'
        }
        error={attempted && !file ? 'Choose an image.' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="file"
            accept={PHOTO_ACCEPT}
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </Field>
      <Field
        label="Alt text"
        help="Describe the image in one sentence for people who can’t see it."
        error={attempted && !alt.trim() ? 'Enter a description.' : undefined}
      >
        {(control) => (
          <TextInput {...control} value={alt} maxLength={300} onChange={(event) => setAlt(event.target.value)} />
        )}
      </Field>
      {sent !== undefined && <Progress label="Uploading image" value={Math.round(sent * 100)} max={100} />}
      {problem && (
        <Notice live tone="danger">
          {problem}
        </Notice>
      )}
      <div>
        <Button type="submit" tone="secondary" loading={sent !== undefined}>
          Upload
        </Button>
      </div>
    </Form>
  );
}
