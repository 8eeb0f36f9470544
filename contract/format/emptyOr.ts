import * as z from 'zod';

/**
 * What was typed, or a field that was left empty. `schema` comes first, because forms show the first problem of a union: with
 * the empty text first, a wrong address would read "Choose one of the options".
 */
export const emptyOr = <S extends z.ZodType>(schema: S, problem: string) => z.union([schema, z.literal('')], problem);
