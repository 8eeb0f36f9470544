import * as z from 'zod';
import { latinSpellingProblem } from '@/contract/account/users/latinSpelling';
import { businessNameSchema, nameSchema } from '@/contract/account/users/nameSchema';
import { isSameName } from '@/contract/account/users/personName';
import { EXEMPT_PAYEE_CODES, FATCA_CODES, LLC_CLASSES, TAX_CLASSES, w9Certification, w9Lifecycle } from './constants';
import { TIN_KINDS, tinDigits, tinProblem } from './tin';

const Line = (max: number, required: string) => z.string().trim().min(1, required).max(max);

/** Everything of the form but the number. */
const formFields = {
  name: nameSchema(120, 'Enter your name as on your tax return.'),
  businessName: businessNameSchema(120).default(''),
  taxClass: z.enum(TAX_CLASSES, 'Choose a tax classification.'),
  llcClass: z.enum(LLC_CLASSES).nullable().default(null),
  otherClass: z.string().trim().max(80).default(''),
  /** Box 3b: a partnership, trust, or LLC taxed as one with foreign partners, owners, or beneficiaries. */
  foreignPartners: z.boolean().default(false),
  exemptPayeeCode: z.enum(EXEMPT_PAYEE_CODES).nullable().default(null),
  fatcaCode: z.enum(FATCA_CODES).nullable().default(null),
  streetAddress: Line(160, 'Enter your street address.'),
  city: Line(80, 'Enter your city.'),
  state: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/, 'Enter the state, such as CA.'),
  zipcode: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'Enter a five-digit ZIP code.'),
  /** Item 2 is struck out: the IRS has said that the signer is subject to backup withholding. */
  struckOut: z.boolean().default(false),
};
export const W9Form = z.object(formFields);
export type W9Form = z.output<typeof W9Form>;

type Problem = readonly [field: string, problem: string];

function formProblems(
  form: W9Form & {
    tinKind: (typeof TIN_KINDS)[number];
    tin: string;
    tinAgain: string;
    signature: string;
    version: string;
  },
) {
  const { taxClass, llcClass, otherClass, exemptPayeeCode, tinKind, tin, tinAgain, name, signature } = form;
  const needsEin = ['c_corporation', 's_corporation', 'partnership', 'llc'].includes(taxClass);
  const wrong = tinProblem(tinKind, tin);
  const mustBeLatin = (['name', 'businessName', 'streetAddress', 'city'] as const).flatMap((field) => {
    const problem = latinSpellingProblem(form[field]);
    return problem ? [[field, problem] as const] : [];
  });
  const all: (Problem | false | undefined)[] = [
    ...mustBeLatin,
    taxClass === 'llc' && llcClass === null && ['llcClass', 'Choose how the LLC is taxed.'],
    taxClass === 'other' && otherClass === '' && ['otherClass', 'Describe the classification.'],
    taxClass === 'individual' &&
      exemptPayeeCode !== null && ['exemptPayeeCode', 'Individuals aren’t exempt from backup withholding.'],
    needsEin && tinKind !== 'ein' && ['tinKind', 'A company uses its EIN.'],
    wrong !== undefined && ['tin', wrong],
    tinDigits(tin) !== tinDigits(tinAgain) && ['tinAgain', 'The two numbers don’t match.'],
    taxClass === 'individual' && !isSameName(signature, name) && ['signature', 'Sign with the name you entered above.'],
    form.version !== w9Certification.version && [
      'version',
      'The wording has changed. Reload the page and read it again.',
    ],
  ];
  return all.filter((one): one is Problem => Boolean(one));
}

export const W9Input = z
  .strictObject({
    ...formFields,
    tinKind: z.enum(TIN_KINDS, 'Choose the type of number.'),
    tin: z.string().max(20),
    tinAgain: z.string().max(20),
    /** The version of the certification that was shown. */
    version: z.string().max(20),
    certified: z.literal(true, 'Check the box to certify.'),
    signature: Line(120, 'Sign with your full name.'),
  })
  .superRefine((form, context) => {
    for (const [field, message] of formProblems(form)) context.addIssue({ code: 'custom', path: [field], message });
  });
export type W9Input = z.output<typeof W9Input>;

/** What payments have to heed. */
export const TaxStatus = z.object({
  status: z.enum(['ok', 'warning', 'backup_withholding', 'w8_required']),
  /** Part of each payout that goes to the IRS, in basis points. */
  withholdingBps: z.int(),
  /** Whether payouts wait. */
  holdsPayouts: z.boolean(),
  /** When withholding begins, where it is still a warning. */
  withholdingFrom: z.iso.datetime().nullable(),
  reason: z.enum(['missing', 'mismatch', 'struck_out', 'foreign']).nullable(),
});
export type TaxStatus = z.infer<typeof TaxStatus>;

/** A form as its owner sees it. */
export const W9 = z.object({
  id: z.uuid(),
  status: z.enum(w9Lifecycle.states),
  form: W9Form.nullable(),
  tinKind: z.enum(TIN_KINDS).nullable(),
  /** The number with all but its last four digits hidden. */
  maskedTin: z.string().nullable(),
  /** What the IRS answered about name and number; null until it has. */
  match: z.enum(['matched', 'mismatch']).nullable(),
  /** Why it has to be certified again; null where it holds. */
  outdated: z.enum(['name', 'ownership']).nullable(),
  createdAt: z.iso.datetime(),
  certifiedAt: z.iso.datetime().nullable(),
});
export type W9 = z.infer<typeof W9>;

/** A form that our team looks at. */
export const WaitingW9 = z.object({
  id: z.uuid(),
  /** The member or the Pro who filed the form. */
  personId: z.uuid().nullable(),
  proId: z.uuid().nullable(),
  name: z.string(),
  email: z.string(),
  /** Why it waits. */
  waits: z.enum(['open', 'unmatched', 'mismatch', 'not_latin', 'struck_out', 'foreign']),
  since: z.iso.datetime(),
  maskedTin: z.string().nullable(),
});
export type WaitingW9 = z.infer<typeof WaitingW9>;

export const w9sSchemas = {
  listW9s: { result: z.object({ items: z.array(W9), tax: TaxStatus }) },
  listWaitingW9s: { result: z.array(WaitingW9) },
  startW9: { body: z.strictObject({}), result: W9 },
  getW9: { result: W9 },
  certifyW9: { body: W9Input, result: W9 },
  referToW8: { body: z.strictObject({}), result: W9 },
  readTin: {
    body: z.strictObject({ reason: z.string().trim().min(3).max(300) }),
    result: z.object({ tin: z.string() }),
  },
};
