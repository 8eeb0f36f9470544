import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UPLOAD_TYPES } from '@/contract/account/documents/constants';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { FilePickerButton } from './FilePickerButton';

test('a picker without a list of types offers every type that we store, HEIC photos of iPhones included', () => {
  const select = vi.fn();
  render(<FilePickerButton onSelect={select}>Choose the file</FilePickerButton>);
  const picker = screen.getByLabelText<HTMLInputElement>('Choose the file');
  expect(new Set(picker.accept.split(','))).toEqual(new Set([...UPLOAD_TYPES, ...PHOTO_ACCEPT.split(',')]));
  const photo = new File(['x'], 'IMG_0001.HEIC', { type: 'image/heic' });
  fireEvent.change(picker, { target: { files: [photo] } });
  expect(select).toHaveBeenCalledExactlyOnceWith(photo);
});
