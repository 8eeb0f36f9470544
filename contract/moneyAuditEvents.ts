/** Events of advances, guarantees, installments, and the trust accounts. */
export const MONEY_EVENTS = [
  'advance.accepted',
  'advance.offered',
  'guarantee.restored',
  'guarantee.voided',
  'installments.canceled',
  'installments.disclosed',
  'installments.paid',
  'installments.paid_off',
  'installments.started',
  'reconciliation.explained',
  'reconciliation.statement_imported',
] as const;
