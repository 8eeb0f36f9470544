import { residenceSectionPath } from '@/contract/account/account/residenceSections';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { rentReportingOffer } from '@/contract/law/tenancy';
import { rentReportingConsent } from '@/contract/tenancy/rentReports/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { listResidents } from '@/server/modules/homes/residents';
import { reportedBureaus } from './index';
import { makeRentReport, monthToReport } from './monthlyReport';
import * as repo from './repo';

/** Each day: from the 10th on, makes the file of the month before, once. */
export async function makeDueRentReport({ db, clock }: Services): Promise<void> {
  const now = clock();
  const month = monthToReport(now);
  if (month) await asSystem(db, (trx) => makeRentReport(trx, month, now));
}

/**
 * Each day: sends the yearly offer to residents of active leases in the states that ask for it, with the text of the
 * consent.
 */
export async function offerRentReporting(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  const now = clock();
  const bureaus = reportedBureaus();
  const leases = (await asSystem(db, repo.listActiveLeases)).filter(({ terms, timeZone }) =>
    rentReportingOffer(jurisdictionOf(terms.address), localDay(now, timeZone)),
  );
  await forEachRow(services, leases, ({ id: leaseId, terms, timeZone }) =>
    asSystem(db, async (trx) => {
      const year = Number(localDay(now, timeZone).slice(0, 4));
      for (const { personId, name, email } of await listResidents(trx, leaseId)) {
        const offer = { id: newId(now.getTime()), leaseId, personId, email, year, sentAt: now };
        if (!(await repo.insertOffer(trx, offer))) continue;
        await queueMessage(trx, {
          dedupeKey: `rentReporting:offer:${leaseId}:${year}:${email}`,
          channel: 'email',
          recipient: email,
          template: 'rentReportingOffer',
          data: {
            name,
            home: terms.address.streetAddress,
            consent: [...rentReportingConsent(bureaus)],
            link: `${siteUrl}${residenceSectionPath('reporting', leaseId)}`,
          },
        });
        await audit(trx, { event: 'rent_reporting.offered', subject: `lease:${leaseId}`, detail: { year } });
      }
    }),
  );
}

export const jobs: Job[] = [
  { task: 'makeDueRentReport', cron: '40 16 * * *', run: makeDueRentReport },
  { task: 'offerRentReporting', cron: '25 17 * * *', run: offerRentReporting },
];
