import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm as useHookForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { validationMessage } from '@/contract/errors/validationMessages';
import type { ApiError } from '@/lib/api/error';
import { focusFirstInvalid } from '@/lib/forms/focusFirstInvalid';
import { readDraft, saveDraft } from '@/lib/storage/draft';

interface Options<Values> {
  /** Names the draft that what is typed is kept under until it was sent. */
  draft: string;
  /** What is left out has to be chosen. */
  initialValues: { [K in keyof Values]: Values[K] | undefined };
  /** Fields that are never written down, not even here: passwords, codes. */
  secretFields?: readonly (keyof Values & string)[];
}

const NONE: readonly string[] = [];

type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** Loads a schema with the library that reads it, which takes a phone 30 KB and 100 ms. */
const loadReader = <S extends FormSchema>(loadSchema: () => Promise<S>) =>
  import('@/lib/forms/schemaReader').then(({ zodResolver }) =>
    loadSchema().then((schema) => zodResolver(schema, { error: validationMessage })),
  );

/** Reads what was typed. Where the connection is gone, it passes: the server reads it by the same schema. */
const lazyResolver =
  <S extends FormSchema>(loadSchema: () => Promise<S>): Resolver<z.input<S>, unknown, z.output<S>> =>
  async (values, context, options) => {
    const read = await loadReader(loadSchema).catch(() => undefined);
    return read ? read(values, context, options) : { values: values as z.output<S>, errors: {} };
  };

/**
 * A form that says what is wrong in the words of its schema, and that loses nothing on the way. The schema is loaded for the
 * first field that is left: no page waits for it.
 */
export function useForm<S extends FormSchema>(
  loadSchema: () => Promise<S>,
  { draft, initialValues, secretFields = NONE }: Options<z.input<S>>,
) {
  const form = useHookForm<z.input<S>, unknown, z.output<S>>({
    resolver: lazyResolver(loadSchema),
    defaultValues: initialValues as DefaultValues<z.input<S>>,
    mode: 'onTouched',
    // It would come after ours, and lead elsewhere.
    shouldFocusError: false,
  });
  const [hiddenFields] = useState<readonly string[]>(secretFields);
  const { getValues, reset, subscribe, setError } = form;
  const { submitCount } = form.formState;
  const submitted = useRef<HTMLElement>(null);

  // In the order of the page: react-hook-form knows only the order in which the fields were registered.
  useEffect(() => {
    if (submitCount > 0) focusFirstInvalid(submitted.current);
  }, [submitCount]);

  useEffect(() => {
    const savedValues = Object.entries(readDraft(draft)).filter(([name]) => name in getValues());
    if (savedValues.length > 0) reset({ ...getValues(), ...Object.fromEntries(savedValues) });
    const open = (values: object) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !hiddenFields.includes(name)));
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(draft, open(values)) });
  }, [draft, getValues, hiddenFields, reset, subscribe]);

  return {
    ...form,
    handleSubmit: ((...handlers) => {
      const submit = form.handleSubmit(...handlers);
      return (event) => {
        if (event?.target instanceof HTMLElement) submitted.current = event.target;
        return submit(event);
      };
    }) as typeof form.handleSubmit,
    /** Forgets the draft; call it once what was typed has arrived. */
    sent: () => saveDraft(draft),
    /** Shows the field messages of a refusal at their fields, by the last part of their path. */
    refuse: (error: ApiError) => {
      for (const [path, message] of Object.entries(error.fields ?? {})) {
        const name = path.split('.').at(-1) ?? '';
        if (name in getValues()) setError(name as Path<z.input<S>>, { message });
      }
    },
  };
}
