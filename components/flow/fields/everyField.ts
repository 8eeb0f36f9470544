// The controls of all kinds of questions.
import dynamic from 'next/dynamic';
import { AddressField } from './AddressField';
import { ChoiceField } from './ChoiceField';
import { ConsentField } from './ConsentField';
import { FilesWaiting } from './FilesWaiting';
import type { FieldSet } from './FlowField';
import { LineField } from './LineField';
import { ManyField } from './ManyField';
import { ScaleField } from './ScaleField';

/** Heavier than all the others, and asked for seldom. */
const FilesField = dynamic(() => import('./FilesField').then((module) => module.FilesField), { loading: FilesWaiting });

export const everyField: Required<FieldSet> = {
  address: AddressField,
  choice: ChoiceField,
  many: ManyField,
  scale: ScaleField,
  files: FilesField,
  consent: ConsentField,
  text: LineField,
  email: LineField,
  phone: LineField,
  date: LineField,
  money: LineField,
  integer: LineField,
};
