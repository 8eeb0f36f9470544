import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { FieldProps } from '@/components/studio/editing';
import { SlicesField } from '@/components/studio/slices/SlicesField';
import { GroupField } from './GroupField';
import { ImageField } from './ImageField';
import { LinkField } from './LinkField';
import { BooleanField, InputField, SelectField, TextField, TimestampField } from './SimpleField';

/** With the editor of running text, which weighs most and needs a browser. */
const RichTextField = dynamic(() => import('./RichTextField').then((file) => file.RichTextField), { ssr: false });
const TableField = dynamic(() => import('./TableField').then((file) => file.TableField), { ssr: false });

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
