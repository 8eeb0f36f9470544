import * as z from 'zod';
import { FileLink } from '@/contract/account/documents/schemas';
import { NOTICE_KINDS, SERVICE_METHODS } from '@/contract/law/service';
import { letterLifecycle } from './constants';

const Day = z.iso.date();

/** A paper on its way to residents. */
export const Letter = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  status: z.enum(letterLifecycle.states),
  recipients: z.array(z.string()),
  addressLines: z.array(z.string()),
  /** The methods that the law accepts, the surest first. */
  methods: z.array(z.enum(SERVICE_METHODS)),
  /** Whether the mailed copy needs a certified number. */
  certified: z.boolean(),
  source: z.string(),
  /** The statute with the official form to compare the document with before service; null where none is prescribed. */
  compareWith: z.string().nullable(),
  /** Serve it by this local day, so that its dates hold. */
  dueOn: Day,
  today: Day,
  /** The mail service that posts it; null where our team does. */
  carrier: z.string().nullable(),
  served: z
    .object({
      on: Day,
      /** The local day from which lawful dates count. */
      givenOn: Day,
      method: z.enum(SERVICE_METHODS),
      by: z.string(),
      certifiedNumber: z.string().nullable(),
      proofId: z.uuid().nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
});
export type Letter = z.infer<typeof Letter>;

const LetterList = z.object({ items: z.array(Letter) });

/** How a paper was served. Proof is a file or, for certified mail, its number. */
export const Service = z.strictObject({
  method: z.enum(SERVICE_METHODS),
  servedOn: Day,
  servedBy: z.string().trim().min(2, 'Enter who served it').max(120, 'Use 120 characters or fewer'),
  certifiedNumber: z
    .string()
    .trim()
    .max(60, 'Use 60 characters or fewer')
    .regex(/^(?:[\dA-Z][\dA-Z ]{8,})?$/, 'Enter the number as the Post Office prints it')
    .default(''),
  proofId: z.uuid().nullable().default(null),
  /** Says that the paper was compared with the form of the statute, where `compareWith` names one. */
  formCompared: z.boolean().default(false),
});
export type Service = z.infer<typeof Service>;

export const lettersSchemas = {
  listLetters: { result: LetterList },
  createLetterLink: { result: FileLink },
  recordService: { body: Service, result: Letter },
};
