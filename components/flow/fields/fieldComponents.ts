// The controls of all kinds of questions.
import dynamic from 'next/dynamic';
import { AddressField } from './AddressField';
import { ChoiceField } from './ChoiceField';
import { ConsentField } from './ConsentField';
import { FilesFieldFallback } from './FilesFieldFallback';
import type { FieldComponents } from './FlowField';
import { MultiSelectField } from './MultiSelectField';
import { ScaleField } from './ScaleField';
import { TextLineField } from './TextLineField';

/** Heavier than all the others, and asked for seldom. */
const FilesField = dynamic(() => import('./FilesField').then((module) => module.FilesField), {
  loading: FilesFieldFallback,
});

/** Asked once in the setup of a home: the day picker is no part of other flows. */
const VisitTimeField = dynamic(() => import('./VisitTimeField').then((module) => module.VisitTimeField), {
  loading: FilesFieldFallback,
});

export const flowFieldComponents: Required<FieldComponents> = {
  address: AddressField,
  choice: ChoiceField,
  many: MultiSelectField,
  scale: ScaleField,
  files: FilesField,
  consent: ConsentField,
  text: TextLineField,
  email: TextLineField,
  phone: TextLineField,
  date: TextLineField,
  visitTime: VisitTimeField,
  money: TextLineField,
  integer: TextLineField,
};
