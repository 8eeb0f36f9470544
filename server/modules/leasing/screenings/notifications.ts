import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import type { Adult, ScreeningRow } from './repo';
import type { ScreeningResult } from './reports';

/** A screened person, with the result. */
export type ScreenedPerson = ScreeningResult & { adult: Adult };

const applicationUrl = ({ siteUrl }: Services, applicationId: string) =>
  `${siteUrl}${routes.application.tracker()}?application=${applicationId}`;

/** To the one person who can open their file or mend a slip of the pen. */
export async function notifyBlocked(
  trx: Db,
  services: Services,
  applicationId: string,
  { adult, screening }: ScreenedPerson,
  { why, bureau }: NonNullable<ScreeningRow['blocked']>,
): Promise<void> {
  if (!adult.email) return;
  await queueMessage(trx, {
    dedupeKey: `screening-blocked:${screening.id}`,
    channel: 'email',
    recipient: adult.email,
    template: why === 'frozen' ? 'screeningFrozen' : 'screeningMismatch',
    data: {
      name: adult.name,
      agency: screening.agency.name,
      phone: screening.agency.phone,
      bureau: bureau ?? null,
      link: applicationUrl(services, applicationId),
    },
  });
}

/** To owners who wait for a co-signer before a yes: now they can say it, or need another one. */
export async function notifyCoSignerScreened(
  trx: Db,
  services: Services,
  { applicationId, by }: { applicationId: string; by: Date },
  { adult }: ScreenedPerson,
  mayCoSign: boolean,
): Promise<void> {
  const holders = await trx
    .selectFrom('applicants')
    .select(['id', 'name', 'email'])
    .where('applicationId', '=', applicationId)
    .where('role', 'in', ['applicant', 'coApplicant'])
    .where('status', '=', 'submitted')
    .execute();
  for (const { id, name, email } of holders)
    if (email)
      await queueMessage(trx, {
        dedupeKey: `co-signer:${adult.id}:${id}`,
        channel: 'email',
        recipient: email,
        template: 'coSignerScreened',
        data: {
          name,
          coSigner: adult.name,
          mayCoSign,
          by: by.toISOString(),
          link: applicationUrl(services, applicationId),
        },
      });
}
