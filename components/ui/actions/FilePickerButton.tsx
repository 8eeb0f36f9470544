import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { focusRing, visuallyHidden } from '@/styles/mixins';
import { type ButtonSize, type ButtonTone, buttonStyles } from './Button.styles';

const Input = styled.input`
  ${visuallyHidden}
`;

const Label = styled.label<ComponentProps<'label'> & { $tone: ButtonTone; $size: ButtonSize; $full: boolean }>`
  ${buttonStyles}

  &:has(+ input:focus-visible) {
    ${focusRing}
  }
`;

interface FilePickerButtonProps {
  /** Each file chosen. */
  readonly onSelect?: (file: File) => void;
  /** All files chosen at once. */
  readonly onSelectAll?: (files: readonly File[]) => void;
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly children: ReactNode;
}

/**
 * Papers and pictures: UPLOAD_TYPES of contract/account/documents/constants.ts. Some computers know HEIC photos by the
 * ends of their names alone.
 */
const ACCEPTED_TYPES = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** The browser’s own way to choose a file, looking like a button. */
export function FilePickerButton({
  onSelect,
  onSelectAll,
  accept = ACCEPTED_TYPES,
  multiple = false,
  tone = 'secondary',
  size = 'medium',
  children,
}: FilePickerButtonProps) {
  const id = useId();
  return (
    <span>
      <Label htmlFor={id} $tone={tone} $size={size} $full={false}>
        {children}
      </Label>
      <Input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          for (const file of chosen) onSelect?.(file);
          onSelectAll?.(chosen);
          currentTarget.value = '';
        }}
      />
    </span>
  );
}
