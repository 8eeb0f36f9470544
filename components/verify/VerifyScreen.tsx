import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { DocumentIcon } from '@/components/ui/icons/homeIcons';
import { Spinner } from '@/components/ui/icons/Spinner';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/lib/routing/routes';
import { color, radius, space } from '@/styles/tokens';
import { useFileVerification } from './useFileVerification';
import { VerificationResult } from './VerificationResult';

const VerifyLayout = styled.div`
  padding-block: ${space.s48} ${space.s96};
`;

const DropZone = styled.div<{ $dragging: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space.s16};
  padding: ${space.s48} ${space.s24};
  border: 2px dashed ${({ $dragging }) => ($dragging ? color.brand : color.edge)};
  border-radius: ${radius.sheet};
  background: ${({ $dragging }) => ($dragging ? color.brandWash : color.surface)};
  text-align: center;
`;

/** Whether a file is one we sealed, for anybody who has it. */
export function VerifyScreen({ siteUrl }: { readonly siteUrl: string }) {
  const [dragging, setDragging] = useState(false);
  const { check, again, checked, unreadable, checking, answer, error } = useFileVerification();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    const [file] = event.dataTransfer.files;
    if (file) check(file);
  };
  return (
    <Container $width="reading">
      <PageHead
        title="Check a signed file"
        description="Drop a lease or an agreement you were given, and see at once whether it is the file we sealed. It never leaves your device."
        canonical={`${siteUrl}${routes.verify()}`}
      />
      <VerifyLayout>
        <Stack $gap="s32">
          <Stack $gap="s12">
            <Heading as="h1" $size="title">
              Is this file ours, and whole?
            </Heading>
            <Text $size="large" $tone="soft">
              Give us a lease or an agreement that was signed here. We say whether it is exactly the file we sealed,
              down to the last byte. It stays on your device: only its fingerprint is sent.
            </Text>
          </Stack>
          <DropZone
            $dragging={dragging}
            onDragOver={(event) => {
              event.preventDefault();
              setDragging(true);
            }}
            onDragLeave={() => setDragging(false)}
            onDrop={drop}
          >
            <DocumentIcon size={40} />
            <Text $weight="semibold">Drop the PDF here</Text>
            <FilePickerButton onSelect={check} accept="application/pdf,.pdf" tone="primary">
              Choose a file
            </FilePickerButton>
          </DropZone>
          <div aria-live="polite">
            {checking && (
              <Stack $align="center">
                <Spinner />
                <Text>Checking {checked?.name}</Text>
              </Stack>
            )}
            {unreadable && (
              <Notice tone="warning" title="We could not read this file">
                Your device did not let us open it. Please choose it once more.
              </Notice>
            )}
            {error && (
              <Notice tone="danger" title="We could not check it">
                <Text>{error.message} The file is not to blame.</Text>
                <Button tone="secondary" size="small" onClick={again}>
                  Try again
                </Button>
              </Notice>
            )}
            {answer && checked && <VerificationResult answer={answer} name={checked.name} sha256={checked.sha256} />}
          </div>
          <Stack $gap="s8">
            <Heading $size="small">How it works</Heading>
            <Text $tone="soft">
              When the last person has signed, we seal the file with a digital signature (PAdES) and write its SHA-256
              down. Change one byte, add a page or a note, and the fingerprint is another one. Any PDF reader that knows
              digital signatures shows the seal as well.
            </Text>
            <noscript>
              <Text>
                This page needs JavaScript to read your file. Without it, open the file in a PDF reader: under
                “Signatures” it says that the whole document is signed by Belong Documents and was not changed.
              </Text>
            </noscript>
          </Stack>
        </Stack>
      </VerifyLayout>
    </Container>
  );
}
