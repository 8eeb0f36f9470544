import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { uploadPicture } from '@/components/studio/pictures/uploadPicture';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Progress } from '@/components/ui/feedback/Progress';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { type StudioPicture, studio } from '@/contract/studio/endpoints';
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

/** A new picture: dropped or chosen, and described before it is sent. */
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
      setProblem(error instanceof Error ? error.message : 'The picture could not be sent.');
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
        label="A new picture"
        help={
          file
            ? `${file.name}, ${Math.ceil(file.size / 1024)} kB`
            : 'JPEG, PNG or WebP up to 25 MB. You can drop one here.'
        }
        error={attempted && !file ? 'Please choose a picture.' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </Field>
      <Field
        label="What it shows"
        help="One sentence for those who cannot see it."
        error={attempted && !alt.trim() ? 'Please say what the picture shows.' : undefined}
      >
        {(control) => (
          <TextInput {...control} value={alt} maxLength={300} onChange={(event) => setAlt(event.target.value)} />
        )}
      </Field>
      {sent !== undefined && <Progress label="Sending the picture" value={Math.round(sent * 100)} max={100} />}
      {problem && (
        <Notice live tone="danger">
          {problem}
        </Notice>
      )}
      <div>
        <Button type="submit" tone="secondary" loading={sent !== undefined}>
          Send it
        </Button>
      </div>
    </Form>
  );
}
