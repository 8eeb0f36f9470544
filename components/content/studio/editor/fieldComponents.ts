import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { GroupField } from '@/components/content/studio/fields/GroupField';
import { ImageField } from '@/components/content/studio/fields/ImageField';
import { LinkField } from '@/components/content/studio/fields/LinkField';
import {
  BooleanField,
  InputField,
  SelectField,
  TextField,
  TimestampField,
} from '@/components/content/studio/fields/SimpleField';
import type { FieldProps } from '@/components/content/studio/shared/editingContext';
import { SlicesField } from '@/components/content/studio/slices/SlicesField';
import { clientOnly } from '@/components/layout/page/clientOnly';

/** With the editor of running text, which weighs most and needs a browser. */
const RichTextField = clientOnly(
  dynamic(() => import('@/components/content/studio/fields/RichTextField').then((file) => file.RichTextField), {
    ssr: false,
  }),
);
const TableField = clientOnly(
  dynamic(() => import('@/components/content/studio/fields/TableField').then((file) => file.TableField), {
    ssr: false,
  }),
);

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
