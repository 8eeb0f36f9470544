// The notice of a higher rent on paper, and what its service brings about.
import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import type { LetterHandler } from '@/server/letterTypes';
import { openRaise } from '@/server/modules/tenancy/renewals';
import { baseRent, findRenewalContext } from '@/server/modules/tenancy/renewals/outlook';
import * as repo from '@/server/modules/tenancy/renewals/repo';
import { writeIncreaseNotice } from './increaseNotice';

export const increasePaper: LetterHandler['prepare'] = async (db, id) => {
  const renewal = await repo.lock(db, id);
  if (!renewal?.serviceAskedAt || renewal.givenOn) return undefined;
  const context = await findRenewalContext(db, renewal.homeId, renewal.serviceAskedAt);
  if (!context || context.lease.id !== renewal.leaseId) return undefined;
  const { where, lease } = context;
  const rent = baseRent(context, renewal.startOn);
  const offered = renewal.chosen ? [renewal.chosen] : renewal.options;
  const raised = offered.filter(({ rentCents }) => rentCents > renewal.currentRent);
  return (pdf) =>
    writeIncreaseNotice(pdf, {
      state: where.state,
      terms: lease.terms,
      currentRent: cents(renewal.currentRent),
      baseRent: rent,
      rents: [...new Set(raised.map(({ rentCents }) => rentCents))].map(cents),
      startOn: renewal.startOn,
      datedOn: localDay(renewal.serviceAskedAt ?? renewal.createdAt, renewal.terms.timeZone),
      maxRent: context.maxRentFor(renewal.startOn),
    });
};

/** The new rent may start from the first lawful day after it. */
export const servedIncrease: LetterHandler['serve'] = async (db, _services, { id, givenOn, now }) => {
  const renewal = await repo.lock(db, id);
  if (!renewal) return;
  await repo.update(db, id, { givenOn, updatedAt: now });
  const current = await repo.lock(db, id);
  if (current) await openRaise(db, current, now);
};
