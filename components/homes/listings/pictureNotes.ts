import type { PictureNote } from '@/contract/homes/listings/endpoints';

export const pictureNotes: Record<PictureNote, string> = {
  beforeRepair: 'Taken before a repair',
  blurred: 'Looks blurred',
  dark: 'Looks dark',
  old: 'More than a year old',
  small: 'Small: may look blurry on large screens',
};
