import type { SigningDocument } from '@/contract/signing';
import { asSystem } from '@/server/db/client';
import { createEnvelope, sendEnvelope } from '@/server/modules/signing/signing.service';
import type { TestApi } from './api';

export const testDocument: SigningDocument = {
  title: 'Residential lease of 12 Alder Lane',
  language: 'en-US',
  sections: [
    { id: 'rent', heading: 'Rent', paragraphs: ['The rent is $3,000.00 a month.'], summary: 'You pay $3,000 a month.' },
    { id: 'deposit', heading: 'Deposit', paragraphs: ['The deposit is $3,000.00.', 'It comes back within 21 days.'] },
  ],
};

interface EnvelopeOverrides {
  createdBy: string | null;
  signers: readonly {
    email?: string;
    id: string;
    turn?: number;
    role?: 'resident' | 'cosigner' | 'homeowner';
  }[];
  paper?: SigningDocument;
  /** Made, and not sent. */
  draft?: boolean;
}

/** Papers sent to these people, to be signed within two weeks. */
export async function createSigningEnvelope(
  api: TestApi,
  { createdBy, signers, paper: wanted = testDocument, draft = false }: EnvelopeOverrides,
): Promise<string> {
  const known = await api.rows<{ id: string; email: string; name: string }>(
    `select id, email, first_name || ' ' || last_name as name from users where id = any($1)`,
    [signers.map(({ id }) => id)],
  );
  return asSystem(api.services.db, async (trx) => {
    const id = await createEnvelope(trx, {
      subject: 'lease:test',
      paper: wanted,
      signers: signers.flatMap(({ id: userId, turn = 1, role = 'resident' }) => {
        const found = known.find((one) => one.id === userId);
        return found ? [{ name: found.name, email: found.email, role, turn }] : [];
      }),
      createdBy,
      expiresAt: new Date(api.now.getTime() + 14 * 86_400_000),
      now: api.now,
    });
    if (!draft) await sendEnvelope(trx, id, api.now);
    return id;
  });
}
