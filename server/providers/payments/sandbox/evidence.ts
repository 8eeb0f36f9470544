// Files, and the evidence that answers a dispute: known fields alone, once, and in time.
// https://docs.stripe.com/api/disputes/update, https://docs.stripe.com/file-upload
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { type Intent, isCard } from './charge';
import type { SandboxDispute } from './disputes';
import { emit } from './events';
import type { SandboxUpload } from './server';
import { find, invalid, lock, newRef, type Reply, refusal, type StoredObject, save } from './store';

type SandboxDb = Kysely<DB>;

interface SandboxFile extends StoredObject {
  purpose: string;
  size: number;
}

const MAX_FILE_BYTES = 5_000_000;
/** Of all files of one dispute. */
const MAX_EVIDENCE_BYTES = 4_500_000;
/** Of all text fields of one dispute. */
const MAX_EVIDENCE_CHARACTERS = 150_000;

const FILE_FIELDS: readonly string[] = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
];
const TEXT_FIELDS: readonly string[] = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
];

/** How files of the types that are taken begin: PDF, PNG, and JPEG. */
const STARTS = ['25504446', '89504e47', 'ffd8ff'];

/** POST /v1/files */
export async function uploadFile(db: SandboxDb, { purpose, name, bytes, now }: SandboxUpload): Promise<Reply> {
  if (purpose !== 'dispute_evidence')
    return invalid(400, 'parameter_invalid', 'The sandbox takes evidence alone.', { param: 'purpose' });
  const start = bytes.subarray(0, 4).toString('hex');
  if (!STARTS.some((each) => start.startsWith(each)))
    return invalid(400, 'invalid_file_type', 'Evidence is a PDF, a PNG, or a JPEG.', { param: 'file' });
  if (bytes.length > MAX_FILE_BYTES)
    return invalid(400, 'file_too_large', 'Evidence may have 5 MB.', { param: 'file' });
  const file: SandboxFile = {
    id: newRef('file'),
    object: 'file',
    purpose,
    filename: name,
    size: bytes.length,
    created: now,
  };
  await save(db, 'file', now, file);
  return { status: 200, body: file };
}

/** GET /v1/disputes/:id */
export async function findDispute(db: SandboxDb, id: string): Promise<Reply> {
  const dispute = await find<SandboxDispute>(db, id);
  if (dispute?.object === 'dispute') return { status: 200, body: dispute };
  return invalid(404, 'resource_missing', 'No such dispute.');
}

const underReview = { needs_response: 'under_review', warning_needs_response: 'warning_under_review' } as const;

/** What is wrong with evidence. */
async function problemOf(db: SandboxDb, evidence: Readonly<Record<string, string>>): Promise<Reply | undefined> {
  let [characters, bytes] = [0, 0];
  for (const [field, value] of Object.entries(evidence)) {
    const param = `evidence[${field}]`;
    if (TEXT_FIELDS.includes(field)) characters += value.length;
    else if (FILE_FIELDS.includes(field)) {
      const file = await find<SandboxFile>(db, value);
      if (file?.purpose !== 'dispute_evidence') return invalid(400, 'resource_missing', 'No such file.', { param });
      bytes += file.size;
    } else return invalid(400, 'parameter_unknown', `Received unknown parameter: ${param}`, { param });
  }
  if (characters > MAX_EVIDENCE_CHARACTERS) return invalid(400, 'evidence_too_long', 'Evidence has too much text.');
  if (bytes > MAX_EVIDENCE_BYTES) return invalid(400, 'evidence_too_large', 'Evidence may have 4.5 MB in all.');
  return undefined;
}

/** POST /v1/disputes/:id: saves evidence and, with `submit`, sends it to the bank, which it can be one time. */
export async function answerDispute(
  db: SandboxDb,
  id: string,
  form: Record<string, string>,
  now: number,
): Promise<Reply> {
  const dispute = await lock<SandboxDispute>(db, id);
  const intent = dispute && (await find<Intent>(db, dispute.payment_intent));
  if (!intent) return invalid(404, 'resource_missing', 'No such dispute.');
  const refuse = (code: string, message: string) => refusal(400, 'invalid_request_error', message, { code });
  // A return of an ACH debit is final: https://docs.stripe.com/payments/ach-direct-debit#disputed-payments
  if (!isCard(intent)) return refuse('dispute_not_contestable', 'Disputes of this payment method are final.');
  const { status, evidence_details: details } = dispute;
  if (details.submission_count > 0) return refuse('already_submitted', 'Evidence was submitted before.');
  if (status !== 'needs_response' && status !== 'warning_needs_response')
    return refuse('dispute_closed', 'This dispute is closed.');
  if (details.due_by <= now) return refuse('evidence_past_due', 'Evidence was due before.');
  const evidence = Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const field = /^evidence\[(\w+)\]$/.exec(name)?.[1];
      return field ? [[field, value]] : [];
    }),
  );
  const problem = await problemOf(db, evidence);
  if (problem) return problem;
  const isSubmitted = form.submit === 'true';
  const answered: SandboxDispute = {
    ...dispute,
    status: isSubmitted ? underReview[status] : status,
    evidence: { ...dispute.evidence, ...evidence },
    metadata: { ...dispute.metadata, ...(form['metadata[key]'] && { key: form['metadata[key]'] }) },
    evidence_details: { ...details, has_evidence: true, submission_count: isSubmitted ? 1 : 0 },
  };
  await save(db, 'dispute', now, answered);
  await emit(db, 'charge.dispute.updated', answered, now);
  return { status: 200, body: answered };
}
