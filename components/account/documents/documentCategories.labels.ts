import type { DocumentCategory } from '@/contract/account/documents/endpoints';

/** What a paper is, in the words people look for it by. */
export const documentCategoryLabels: Record<DocumentCategory, string> = {
  lease: 'Lease',
  agreement: 'Agreement',
  inspection: 'Inspection',
  insurance: 'Insurance',
  statement: 'Statement',
  receipt: 'Receipt or invoice',
  tax: 'Tax',
  notice: 'Notice',
  application: 'Application',
  identity: 'Proof of identity',
  message: 'Message attachment',
  other: 'Other',
};
