// The models of types and slices, read from the files that Prismic's own tools write.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PickedFields {
  id: string;
  fields?: readonly (string | PickedFields)[];
  customtypes?: readonly (string | PickedFields)[];
}

export interface FieldConfig {
  label?: string;
  single?: string;
  multi?: string;
  options?: readonly string[];
  default_value?: string | boolean;
  select?: 'document' | 'media' | 'web' | null;
  customtypes?: readonly (string | PickedFields)[];
  allowText?: boolean;
  variants?: readonly string[];
  repeat?: boolean;
  thumbnails?: readonly { name: string }[];
  fields?: FieldModels;
  choices?: Record<string, unknown>;
  min?: number;
  max?: number;
}

export interface FieldModel {
  type: string;
  config?: FieldConfig;
}
export type FieldModels = Readonly<Record<string, FieldModel>>;

export interface TypeModel {
  id: string;
  label: string;
  repeatable: boolean;
  format: string;
  /** All tabs in one. */
  fields: FieldModels;
  tabs: Readonly<Record<string, FieldModels>>;
}

export interface Variation {
  name: string;
  description: string;
  primary: FieldModels;
  items: FieldModels;
}

export interface SliceModel {
  id: string;
  name: string;
  description: string;
  variations: ReadonlyMap<string, Variation>;
}

export interface Models {
  types: ReadonlyMap<string, TypeModel>;
  slices: ReadonlyMap<string, SliceModel>;
}

interface TypeFile extends Omit<TypeModel, 'fields' | 'tabs'> {
  json: Record<string, Record<string, FieldModel>>;
}
interface SliceFile {
  id: string;
  name?: string;
  description?: string;
  variations: {
    id: string;
    name?: string;
    description?: string;
    primary?: Record<string, FieldModel>;
    items?: Record<string, FieldModel>;
  }[];
}

const readAll = <Model>(folder: string, file: string) =>
  globSync(`*/${file}`, { cwd: folder })
    .sort()
    .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Model);

function sliceModel({ id, name = id, description = '', variations }: SliceFile): SliceModel {
  const known = variations.map((each): [string, Variation] => [
    each.id,
    {
      name: each.name ?? each.id,
      description: each.description ?? '',
      primary: each.primary ?? {},
      items: each.items ?? {},
    },
  ]);
  return { id, name, description, variations: new Map(known) };
}

/** The models below a folder: `customtypes/*` and `slices/*`. A repository without models serves its files as they are. */
export function readModels(root: string): Models {
  const types = existsSync(join(root, 'customtypes')) ? readAll<TypeFile>(join(root, 'customtypes'), 'index.json') : [];
  const slices = existsSync(join(root, 'slices')) ? readAll<SliceFile>(join(root, 'slices'), 'model.json') : [];
  return {
    types: new Map(
      types.map(({ json, ...type }) => [
        type.id,
        { ...type, fields: Object.assign({}, ...Object.values(json)) as FieldModels, tabs: json },
      ]),
    ),
    slices: new Map(slices.map((slice) => [slice.id, sliceModel(slice)])),
  };
}

/** The models of a content folder: its own if it brings some, else those of the project. */
export function modelsFor(contentDir: string, projectRoot: string): Models {
  return readModels(existsSync(join(contentDir, 'customtypes')) ? contentDir : projectRoot);
}
