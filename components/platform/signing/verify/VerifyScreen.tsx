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
import { routes } from '@/contract/routes';
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
        title="Verify a signed document"
        description="Check whether a lease or agreement is the exact document we sealed. The file never leaves your device."
        canonical={`${siteUrl}${routes.verify()}`}
      />
      <VerifyLayout>
        <Stack $gap="s32">
          <Stack $gap="s12">
            <Heading as="h1" $size="title">
              Verify a signed document
            </Heading>
            <Text $size="large" $tone="soft">
              Choose a lease or agreement that was signed on Belong. We’ll tell you if it’s exactly the document we
              sealed. The file stays on your device. We only get its digital fingerprint.
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
              <Notice tone="warning" title="We couldn’t read this file">
                Your device didn’t let us open it. Choose it again.
              </Notice>
            )}
            {error && (
              <Notice tone="danger" title="We couldn’t verify it">
                <Text>{error.message} The problem isn’t with your file.</Text>
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
              When the last person signs, we seal the document with a digital signature (PAdES) and record its SHA-256
              fingerprint. Any change, even one byte or a note, gives a different fingerprint. PDF readers that support
              digital signatures also show the seal.
            </Text>
            <noscript>
              <Text>
                This page needs JavaScript to read your file. Without it, open the file in a PDF reader: under
                “Signatures” it should say that Belong Documents signed the whole document and it hasn’t changed.
              </Text>
            </noscript>
          </Stack>
        </Stack>
      </VerifyLayout>
    </Container>
  );
}
