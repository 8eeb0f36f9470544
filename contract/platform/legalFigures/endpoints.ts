import { endpoint, resource } from '@/contract/endpoint';
import type { legalFiguresSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Yearly figures of the law: one colleague enters each and another one approves it. */
export const legalFigures = resource<typeof legalFiguresSchemas>('legalFigures')({
  listLegalFigures: endpoint('GET', '/legal-figures', {
    summary: 'Each yearly figure of the law with the day by which the next is due, and every entry with its two people',
    access: 'staff',
  }),
  proposeLegalFigure: endpoint('POST', '/legal-figures', {
    summary: 'Enters a figure with its days and source; nothing applies it until a colleague approves it',
    access: 'staff',
    idempotent: true,
    audit: 'legal_figure.proposed',
  }),
  approveLegalFigure: endpoint('POST', '/legal-figures/:legalFigureId/approval', {
    summary: 'Approves a figure that a colleague entered; it applies to the days of its range from now on',
    access: 'staff',
    audit: 'legal_figure.approved',
  }),
  declineLegalFigure: endpoint('POST', '/legal-figures/:legalFigureId/decline', {
    summary: 'Declines a figure that a colleague entered, and says why',
    access: 'staff',
    audit: 'legal_figure.declined',
  }),
  withdrawLegalFigure: endpoint('POST', '/legal-figures/:legalFigureId/withdrawal', {
    summary: 'Withdraws a figure that the caller entered, before it is decided',
    access: 'staff',
    audit: 'legal_figure.withdrawn',
  }),
});
