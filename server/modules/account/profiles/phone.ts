import { TEXT_CONSENT } from '@/contract/account/profiles/endpoints';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import type { Person } from '@/server/http/person';
import { consume } from '@/server/http/throttle';
import { newId } from '@/server/ids';
import { languageFor, queueMessage } from '@/server/modules/account/outbox';
import * as repo from '@/server/modules/account/profiles/repo';
import { createClaim, emailRateLimit } from '@/server/modules/account/sessions';
import { setPhone } from '@/server/modules/account/users/profile';

/** Texts a code, and keeps which words they agreed to, when, and for which number. */
export async function sendPhoneCode(
  { db: pool }: Services,
  person: Person,
  { phone, email }: { phone: string; email: string },
  now: Date,
): Promise<{ attempt: string }> {
  const guesser = { address: null, knownDevice: null };
  const budgets = [`text:${phone}`, `text:${person.id}`].map((account) => emailRateLimit({ account, ...guesser }));
  // Apart from the rest: what was tried is counted whatever becomes of it.
  await consume(pool, budgets, now);
  return asSystem(pool, async (db) => {
    const consent = { userId: person.id, phone, wording: TEXT_CONSENT, givenAt: now };
    await repo.insertConsent(db, { id: newId(now.getTime()), ...consent });
    const asked = { userId: person.id, email, purpose: 'phone', claim: phone } as const;
    const { attempt, code, name } = await createClaim(db, asked, now);
    await queueMessage(db, {
      dedupeKey: `phoneCode:${name}`,
      channel: 'sms',
      recipient: phone,
      template: 'phoneCode',
      data: { code },
      language: await languageFor(db, person.id),
    });
    return { attempt };
  });
}

/** Stores the number that the code proved. */
export async function keepPhone(db: Db, person: Person, phone: string, now: Date): Promise<void> {
  await setPhone(db, person.id, phone, now);
  await audit(db, { event: 'user.phone_verified', subject: `user:${person.id}`, personId: person.id });
}
