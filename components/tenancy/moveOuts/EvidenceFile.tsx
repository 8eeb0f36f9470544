import { UploadList } from '@/components/layout/shared/UploadList';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { useUploads } from '@/hooks/useUploads';

export interface ChosenFile {
  id: string;
  name: string;
}

interface EvidenceFileProps {
  readonly label: string;
  readonly file: ChosenFile | undefined;
  readonly onFile: (file: ChosenFile) => void;
  readonly problem: string | undefined;
}

/** Uploads one file that proves the line. */
export function EvidenceFile({ label, file, onFile, problem }: EvidenceFileProps) {
  const { uploads, send, drop } = useUploads();
  return (
    <Stack $gap="s8" $align="start">
      <FilePickerButton
        size="small"
        onSelect={(chosen) =>
          void send(chosen, { category: 'inspection', onDone: ({ id, name }) => onFile({ id, name }) })
        }
      >
        {label}
      </FilePickerButton>
      <UploadList uploads={uploads} onRemove={drop} />
      {file && <Text $size="small">Added: {file.name}</Text>}
      {problem && <Text role="alert">{problem}</Text>}
    </Stack>
  );
}
