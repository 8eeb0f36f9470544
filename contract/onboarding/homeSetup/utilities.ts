/** Questions of the setup about who pays, by the name a listing has for the utility. */
export const PAID_BY_UTILITY = {
  water: 'Water',
  electricity: 'Electricity',
  gas: 'Gas',
  trashPaidBy: 'Trash',
  internet: 'Internet',
} as const;

/** Who pays for what the meter counts, on a listing. */
export const UTILITIES = Object.values(PAID_BY_UTILITY);
