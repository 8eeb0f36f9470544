import { type ProDocumentKind, proDocumentLabels, requiredDocuments, type Trade } from './constants';

export interface ProPaper {
  readonly kind: ProDocumentKind;
  readonly expiresOn: string | null;
}

/** Why a Pro may not do work of a trade on a local day; empty where nothing is missing. */
export function paperProblems(trade: Trade, papers: readonly ProPaper[], day: string): string[] {
  return requiredDocuments(trade).flatMap((kind) => {
    const paper = papers.find((each) => each.kind === kind);
    if (!paper) return [`${proDocumentLabels[kind]} is missing`];
    return paper.expiresOn !== null && paper.expiresOn < day
      ? [`${proDocumentLabels[kind]} expires ${paper.expiresOn}, before the visit`]
      : [];
  });
}
