// Whether co-signers meet the requirements. After a yes on that condition it lets the lease be
// made, or asks for another co-signer; before one, it is a part of the homeowner's decision.

import { type Cents, cents } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { unmetCoSignerCriteria } from '@/contract/leasing/criteria/evaluate';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { leasingHandlers } from '@/server/leasingHandlers';
import { extendApplication } from '@/server/modules/leasing/applications';
import { setCanCoSign } from '@/server/modules/leasing/applications/coSigners/coSigners';
import { adultFacts } from '@/server/modules/leasing/screenings/criteriaInput';
import { notifyCoSignerScreened, type ScreenedPerson } from '@/server/modules/leasing/screenings/notifications';
import type * as repo from '@/server/modules/leasing/screenings/repo';
import type { ScreenedHome } from '@/server/modules/leasing/screenings/repo';

interface CoSignerInput {
  application: NonNullable<Awaited<ReturnType<typeof repo.findApplication>>>;
  home: ScreenedHome;
  people: readonly ScreenedPerson[];
  voucherCents: Cents;
}

/** They had to wait for us: a day is left to answer in any case. */

export async function evaluateCoSigners(trx: Db, services: Services, judged: CoSignerInput): Promise<void> {
  const { application, home, people, voucherCents } = judged;
  const asked = { rentCents: cents(home.rentCents), months: application.termMonths, voucherCents };
  for (const person of people) {
    const { adult, answers } = person;
    if (adult.role !== 'coSigner') continue;
    const lacks = unmetCoSignerCriteria(
      asked,
      adultFacts({ adult, answers, recordReview: null, documentCheck: person.screening.documentCheck }, ''),
    );
    const mayCoSign = lacks.length === 0;
    if (!(await setCanCoSign(trx, adult.id, mayCoSign))) continue;
    await audit(trx, {
      event: 'application.co_signer_evaluated',
      subject: `application:${application.id}`,
      detail: { applicantId: adult.id, mayCoSign },
    });
    if (application.status !== 'approved_with_conditions') continue;
    const by = await extendApplication(trx, application.id, new Date(services.clock().getTime() + DAY_MS));
    await notifyCoSignerScreened(trx, services, { applicationId: application.id, by }, person, mayCoSign);
    if (!mayCoSign)
      await leasingHandlers.notifyCoSignerDeclined(trx, services, {
        applicationId: application.id,
        applicantId: adult.id,
        lacks,
      });
  }
}
