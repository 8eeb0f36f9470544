import { residenceSectionPath } from '@/contract/account/account/residenceSections';
import { INSURANCE_REMINDER_DAYS } from '@/contract/leasing/moveIns/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import { listResidents } from '@/server/modules/homes/residents';
import * as repo from '@/server/modules/leasing/moveIns/repo';

/** Every day: reminds residents about renters’ insurance that ends or has lapsed, each time once. */
export const remindOfRentersInsurance = ({ db, clock, siteUrl }: Services): Promise<void> =>
  asSystem(db, async (trx) => {
    for (const proof of await repo.listEndingProofs(trx, officeDay(clock()), INSURANCE_REMINDER_DAYS))
      for (const { name, email } of await listResidents(trx, proof.leaseId))
        await queueMessage(trx, {
          dedupeKey: `rentersInsuranceEnding:${proof.leaseId}:${proof.insuredUntil}:${proof.daysLeft}:${email}`,
          channel: 'email',
          recipient: email,
          template: 'rentersInsuranceEnding',
          data: {
            name,
            insurer: proof.insurer,
            until: proof.insuredUntil,
            lapsed: proof.daysLeft < 0,
            link: `${siteUrl}${residenceSectionPath('insurance', proof.leaseId)}`,
          },
        });
  });
