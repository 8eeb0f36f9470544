import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { GroupField } from '@/components/studio/fields/GroupField';
import { ImageField } from '@/components/studio/fields/ImageField';
import { LinkField } from '@/components/studio/fields/LinkField';
import {
  BooleanField,
  InputField,
  SelectField,
  TextField,
  TimestampField,
} from '@/components/studio/fields/SimpleField';
import type { FieldProps } from '@/components/studio/shared/editingContext';
import { SlicesField } from '@/components/studio/slices/SlicesField';

/** With the editor of running text, which weighs most and needs a browser. */
const RichTextField = dynamic(
  () => import('@/components/studio/fields/RichTextField').then((file) => file.RichTextField),
  { ssr: false },
);
const TableField = dynamic(() => import('@/components/studio/fields/TableField').then((file) => file.TableField), {
  ssr: false,
});

/** The form of each kind of field that Prismic’s models have and ours use. */
export const studioFieldComponents: Readonly<Record<string, ComponentType<FieldProps>>> = {
  Boolean: BooleanField,
  Color: InputField,
  Date: InputField,
  Group: GroupField,
  Image: ImageField,
  Link: LinkField,
  Number: InputField,
  Select: SelectField,
  Slices: SlicesField,
  StructuredText: RichTextField,
  Table: TableField,
  Text: TextField,
  Timestamp: TimestampField,
};
