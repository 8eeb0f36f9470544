// What residents owe for, and each rule that depends on it. Code, SQL, and forms read the rules from here.

export interface ChargeKindRules {
  label: string;
  /** The rent of the lease itself. */
  isRent: boolean;
  /** The management fee is a percentage of it: "each month’s rent" in the agreement, so of rent alone. */
  takesManagementFee: boolean;
  /** The rent guarantee pays the owner when a resident does not: unpaid rent, as the agreement says. */
  isGuaranteed: boolean;
  /** The owner earns it. Otherwise it is ours, or the resident's own money. */
  belongsToOwner: boolean;
  /** Held for the resident: it enters the books with the money and is no income. */
  isDeposit: boolean;
  /** Counts toward the late fee of its month, where the lease charges it for a period. */
  accruesLateFee: boolean;
  /** Money pays lower numbers first: rent, monthly charges, the rest. */
  paymentOrder: 0 | 1 | 2;
  /** Our team may add it by hand. The rest follows from the lease and from payments. */
  isAddedByStaff: boolean;
  /** Passes on what a third party charges; residents can dispute it. */
  isBill: boolean;
  /** Residents read the reason that is stored with it. */
  showsReason: boolean;
  /** One of them is waived for each lease when a resident asks: they are ours, and they hit hardest the first time. */
  isWaivedOnce: boolean;
  /** How often a listing may charge it as a fee; null where it is no fee of a listing. */
  listedEvery: 'month' | 'once' | null;
}

const plain = {
  isRent: false,
  takesManagementFee: false,
  isGuaranteed: false,
  belongsToOwner: true,
  isDeposit: false,
  accruesLateFee: false,
  paymentOrder: 2,
  isAddedByStaff: false,
  isBill: false,
  showsReason: false,
  isWaivedOnce: false,
  listedEvery: null,
} as const satisfies Omit<ChargeKindRules, 'label'>;

const monthlyFee = { ...plain, accruesLateFee: true, paymentOrder: 1, listedEvery: 'month' } as const;

const rules = {
  rent: {
    ...plain,
    label: 'Rent',
    isRent: true,
    takesManagementFee: true,
    isGuaranteed: true,
    accruesLateFee: true,
    paymentOrder: 0,
  },
  pet_rent: { ...monthlyFee, label: 'Pet rent' },
  parking: { ...monthlyFee, label: 'Parking', isAddedByStaff: true },
  utility: { ...monthlyFee, label: 'Utility', isAddedByStaff: true, isBill: true },
  monthly: { ...monthlyFee, label: 'Monthly fee' },
  deposit: { ...plain, label: 'Security deposit', belongsToOwner: false, isDeposit: true },
  one_time: { ...plain, label: 'One-time charge', isAddedByStaff: true, isBill: true, listedEvery: 'once' },
  bill: { ...plain, label: 'Bill with a document', isAddedByStaff: true, isBill: true, showsReason: true },
  late_fee: { ...plain, label: 'Late fee', belongsToOwner: false, showsReason: true, isWaivedOnce: true },
  returned_payment_fee: {
    ...plain,
    label: 'Returned payment fee',
    belongsToOwner: false,
    showsReason: true,
    isWaivedOnce: true,
  },
  returned_refund: { ...plain, label: 'Refund to pay back', belongsToOwner: false, showsReason: true },
} satisfies Record<string, ChargeKindRules>;

export type ChargeKind = keyof typeof rules;

export const chargeKindRules: Readonly<Record<ChargeKind, ChargeKindRules>> = rules;
export const chargeKinds = Object.keys(rules) as ChargeKind[];

type Flag = {
  [rule in keyof ChargeKindRules]: ChargeKindRules[rule] extends boolean ? rule : never;
}[keyof ChargeKindRules];

/** Kinds for which a rule holds, for a form, a schema, or `= any(...)` in SQL. */
export const kindsWhere = (rule: Flag): ChargeKind[] => chargeKinds.filter((kind) => chargeKindRules[kind][rule]);

/** Kinds that an owner can choose for a fee of a listing. */
export const feeKindsOf = (every: 'month' | 'once'): ChargeKind[] =>
  chargeKinds.filter((kind) => chargeKindRules[kind].listedEvery === every);
export const feeKinds = [...feeKindsOf('month'), ...feeKindsOf('once')];
