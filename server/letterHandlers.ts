// What a paper says, and what its service brings about, by the noun of its subject.
import type { LetterHandler } from './letterTypes';
import { entryPaper, servedEntry } from './modules/care/workOrders/visits/letters';
import { debtPaper, servedDebtLetter } from './modules/money/collections/letters';
import { servedUnclaimedLetter, unclaimedPaper } from './modules/money/unclaimedProperty/letters';
import { servedStatement, statementPaper } from './modules/tenancy/moveOuts/letters';
import { noticePaper, servedNotice } from './modules/tenancy/notices/letters';
import { increasePaper, servedIncrease } from './modules/tenancy/renewals/letters';
import { servedStatutoryNotice, statutoryNoticePaper } from './modules/tenancy/statutoryNotices/letters';

export const letterHandlers: Readonly<Record<string, LetterHandler>> = {
  notice: { prepare: noticePaper, serve: servedNotice },
  renewal: { prepare: increasePaper, serve: servedIncrease },
  visit: { prepare: entryPaper, serve: servedEntry },
  statutory_notice: { prepare: statutoryNoticePaper, serve: servedStatutoryNotice },
  debt: { prepare: debtPaper, serve: servedDebtLetter },
  unclaimed: { prepare: unclaimedPaper, serve: servedUnclaimedLetter },
  move_out: { prepare: statementPaper, serve: servedStatement },
};
