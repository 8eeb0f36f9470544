import { expect } from 'vitest';
import { signing } from '@/contract/signing';
import { esignConsent } from '@/contract/signing.facts';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { handleEnvelopeStatus } from '@/server/modules/leases/leases.jobs';
import { sendLease } from '@/server/modules/leases/leases.service';
import { sealEnvelope } from '@/server/modules/signing/signing.jobs';
import type { TestApi } from './api';
import { createHome, createPerson } from './people';

type TestPerson = Pick<Person, 'id'>;

interface LeaseOverrides {
  owner?: TestPerson;
  residents: readonly TestPerson[];
  cosigners?: readonly TestPerson[];
  state?: 'CA' | 'WA' | 'FL' | 'VA';
  homeId?: string;
}

const slugs = { CA: 'oakland-ca', WA: 'seattle-wa', FL: 'miami-fl', VA: 'richmond-va' } as const;

/** A home of somebody in a state, on the market. */
export async function createHomeIn(api: TestApi, state: keyof typeof slugs, owner: TestPerson): Promise<string> {
  const homeId = await createHome(api, { owner, city: slugs[state] });
  await api.rows('update cities set state = $1 where slug = $2', [state, slugs[state]]);
  return homeId;
}

/** A lease that waits to be signed by these people, then by the owner of the home. */
export async function createLease(api: TestApi, { owner, residents, cosigners = [], state = 'CA', homeId }: LeaseOverrides) {
  const landlord = owner ?? (await createPerson(api));
  const home = homeId ?? (await createHomeIn(api, state, landlord));
  const party = async ({ id }: TestPerson) => {
    const [row] = await api.rows<{ email: string; first_name: string; last_name: string }>(
      'select email, first_name, last_name from users where id = $1',
      [id],
    );
    if (!row) return expect.fail('nobody');
    return { name: `${row.first_name} ${row.last_name}`, email: row.email };
  };
  const wish = {
    startOn: '2026-12-01',
    months: 12,
    residents: await Promise.all(residents.map(party)),
    cosigners: await Promise.all(cosigners.map(party)),
    occupants: [],
    pets: [],
    options: [],
    instalments: 1,
  };
  const id = await asSystem(api.services.db, (trx) => sendLease(trx, api.services, { homeId: home, request: wish, by: null }));
  const [row] = await api.rows<{ envelope_id: string }>('select envelope_id from leases where id = $1', [id]);
  return { id, homeId: home, envelopeId: row?.envelope_id ?? '' };
}

/** Reads all of it, consents and signs, as the screen does. */
export const signEnvelope = async (api: TestApi, person: Person, envelopeId: string) =>
  (await prepareSigner(api, person, envelopeId))();

/** Reads all of it and consents; answers what signs it. */
export async function prepareSigner(api: TestApi, person: Person, envelopeId: string, only?: readonly string[]) {
  const at = { params: { envelopeId } };
  const { document: paper } = await api.callAs(person, signing.getEnvelope, at);
  const sections = paper.sections.map(({ id }) => id);
  const { me } = await api.callAs(person, signing.viewEnvelope, { ...at, body: { sections } });
  await api.callAs(person, signing.consentToSign, {
    ...at,
    body: { version: esignConsent.version, readingCode: me?.readingCode ?? '' },
  });
  const initialed = [...(only ?? paper.sections.filter(({ initials }) => initials).map(({ id }) => id))];
  const body = { kind: 'typed', name: me?.name ?? '', initials: 'AL', initialed } as const;
  return () => api.callAs(person, signing.signEnvelope, { ...at, body });
}

/** Does what the queue would about papers that have moved. */
export const completeSigning = (api: TestApi, leaseId: string) =>
  handleEnvelopeStatus(api.services, { subject: `lease:${leaseId}` });

/** Everybody signs, and the file is sealed. */
export async function signByAll(api: TestApi, lease: { id: string; envelopeId: string }, people: readonly Person[]) {
  for (const person of people) await signEnvelope(api, person, lease.envelopeId);
  await sealEnvelope(api.services, { id: lease.envelopeId });
  await completeSigning(api, lease.id);
}
