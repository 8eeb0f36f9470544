import { accessSync, constants, statSync } from 'node:fs';
import * as z from 'zod';

type Variable<Schema extends z.ZodType> = { schema: Schema; purpose: string; example: string };

/** One variable of the environment: its schema, what it is for, an example. */
export function variable<Schema extends z.ZodType>(schema: Schema, purpose: string, example: string): Variable<Schema> {
  return { schema, purpose, example };
}

export const webUrl = z.string().regex(/^https?:\/\/\S+$/, 'must start with http:// or https://');

/** `name:base64 of 32 bytes`, with commas between, newest first. */
export const secretKeys = z.string().transform((text, context) =>
  text.split(',').map((pair) => {
    const [id = '', key = ''] = pair.split(':');
    const bytes = Buffer.from(key, 'base64');
    if (!id || bytes.length !== 32) context.addIssue({ code: 'custom', message: 'must be name:base64 of 32 bytes' });
    return { id, key: bytes };
  }),
);

/** Whether a variable names something that is there to be read. */
export const readable = (file: string, kind: 'file' | 'folder') => {
  try {
    accessSync(file, constants.R_OK);
    return kind === 'folder' ? statSync(file).isDirectory() : statSync(file).isFile();
  } catch {
    return false;
  }
};
