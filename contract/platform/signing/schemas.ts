import * as z from 'zod';
import { PersonName } from '@/contract/account/users/nameSchema';
import { EmailAddress } from '@/contract/format/emailAddress';
import { envelopeLifecycle, signerLifecycle, signerRoles } from './constants';

const Id = z.uuid();
export const EnvelopeStatus = z.enum(envelopeLifecycle.states);
export const SignerStatus = z.enum(signerLifecycle.states);
export const SignerRole = z.enum(signerRoles);
export type SignerRole = z.infer<typeof SignerRole>;

/** One clause, and what it says in plain words. */
export const DocumentSection = z.object({
  id: z.string(),
  /** The chapter it stands in; each begins a page. */
  part: z.string().optional(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  /** A table above the paragraphs: the name of each row, its figure, and the words beside it, which may be empty. */
  rows: z.array(z.object({ name: z.string(), value: z.string(), text: z.string() })).optional(),
  summary: z.string().optional(),
  /** The summary in Spanish. */
  summaryEs: z.string().optional(),
  /** The law it follows. */
  source: z.string().optional(),
  /** Official papers that residents get with it. Those from before we kept their files are at the authority itself. */
  attachments: z
    .array(
      z.object({
        title: z.string(),
        href: z.url(),
        edition: z.string().optional(),
        language: z.enum(['en', 'es']).optional(),
        /** Of the file, hexadecimal. */
        sha256: z.string().optional(),
      }),
    )
    .optional(),
  /** The law wants it on the first page of the file, before the key terms. */
  firstPage: z.boolean().optional(),
  /** The law wants it in a document of its own: its title. It is signed with the paper and sealed as a file by itself. */
  ownDocument: z.string().optional(),
  /** Whether residents set their initials beneath it. */
  initials: z.boolean().optional(),
  /** Its initials may be left out: it holds only for the person who set them. */
  optional: z.boolean().optional(),
});
export type DocumentSection = z.infer<typeof DocumentSection>;

/** What is to be signed. It never changes once it was sent. */
export const SigningDocument = z.object({
  title: z.string(),
  language: z.string(),
  /** What matters most, on a page of its own before the sections. */
  keyTerms: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  sections: z.array(DocumentSection),
});
export type SigningDocument = z.infer<typeof SigningDocument>;

export const EnvelopeSigner = z.object({
  id: Id,
  name: z.string(),
  role: SignerRole,
  status: SignerStatus,
  /** Anyone who has a lower turn signs first; equal turns sign side by side. */
  turn: z.number().int(),
  signedAt: z.iso.datetime().nullable(),
});

export const Envelope = z.object({
  id: Id,
  status: EnvelopeStatus,
  document: SigningDocument,
  /** SHA-256 of the paper, hexadecimal. */
  documentHash: z.string(),
  expiresAt: z.iso.datetime(),
  signers: z.array(EnvelopeSigner),
  /** The caller as a signer; null for who may only look on. */
  me: z
    .object({
      signerId: Id,
      name: z.string(),
      role: SignerRole,
      status: SignerStatus,
      /** Ids of the sections they have been shown. */
      sectionsSeen: z.array(z.string()),
      canAct: z.boolean(),
    })
    .nullable(),
  /** SHA-256 of the sealed file, once everybody has signed. */
  sealedHash: z.string().nullable(),
});
export type Envelope = z.infer<typeof Envelope>;

/** x, y, x, y … inside a box of 600 by 200. */
const Stroke = z.array(z.number().min(0).max(600)).min(2).max(2_000);

const signatureFields = {
  name: PersonName,
  initials: z.string().trim().min(1).max(6),
  /** Sections beneath which the initials were set. */
  initialed: z.array(z.string().max(80)).max(100).default([]),
};

/** A typed name is a signature as good as a drawn one: no pointer is needed. */
export const SignatureMark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), ...signatureFields }),
  z.strictObject({ kind: z.literal('drawn'), ...signatureFields, strokes: z.array(Stroke).min(1).max(60) }),
]);
export type SignatureMark = z.infer<typeof SignatureMark>;

/** What each endpoint takes and gives. */
export const signingSchemas = {
  getEnvelope: { result: Envelope },
  viewEnvelope: { body: z.strictObject({ sections: z.array(z.string().max(80)).max(200) }), result: Envelope },
  consentToSign: {
    body: z.strictObject({ version: z.string().max(20) }),
    result: Envelope,
  },
  correctSignerName: { body: z.strictObject({ name: PersonName }), result: Envelope },
  signEnvelope: { body: SignatureMark, result: Envelope },
  declineEnvelope: { body: z.strictObject({ reason: z.string().trim().min(1).max(1_000) }), result: Envelope },
  delegateEnvelope: { body: z.strictObject({ name: PersonName, email: EmailAddress }), result: Envelope },
  voidEnvelope: { body: z.strictObject({ reason: z.string().trim().min(1).max(1_000) }), result: Envelope },
  verifyFile: {
    body: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits') }),
    result: z.discriminatedUnion('valid', [
      z.object({
        valid: z.literal(true),
        title: z.string(),
        completedAt: z.iso.datetime(),
        signers: z.array(z.object({ role: SignerRole, signedAt: z.iso.datetime() })),
      }),
      z.object({ valid: z.literal(false) }),
    ]),
  },
};
