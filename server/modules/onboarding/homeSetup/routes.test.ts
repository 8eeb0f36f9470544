import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { homeLifecycle } from '@/contract/homes/homes/constants';
import { homes } from '@/contract/homes/homes/endpoints';
import { listings } from '@/contract/homes/listings/endpoints';
import { payoutAccounts } from '@/contract/money/payoutAccounts/endpoints';
import { w9s } from '@/contract/money/w9s/endpoints';
import { homeSetup, SETUP_GROUPS, type SetupGroup } from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import { insurance } from '@/contract/tenancy/insurance/endpoints';
import { uploadFile } from '@/server/modules/account/documents/uploads/fixture';
import { validBodies } from '@/tests/api/validBodies';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { createRegionHost } from '@/tests/support/fixtures/hosts';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { createPayoutAccount, createSignedAgreement } from '@/tests/support/fixtures/money/payouts';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { applySetupGroup, remindOfSetups } from './jobs';

const api = testApi();
type TestPerson = Awaited<ReturnType<typeof createPerson>>;
let [ada, bo, cy] = [{} as TestPerson, {} as TestPerson, {} as TestPerson];
let homeId: string;

beforeEach(async () => {
  await api.empty('homes');
  [ada, bo, cy] = [await createPerson(api), await createPerson(api), await createPerson(api, 'resident')];
  homeId = await createHome(api, { owner: ada, status: 'setup', beds: 3, baths: 1.5 });
  await createHomeMember(api, { homeId, role: 'co_owner', person: bo });
  await createHomeMember(api, { homeId, role: 'helper', setupGroup: 'access', person: cy });
});

/** Puts the home into a city of a state. */
async function moveTo(state: 'CA' | 'WA') {
  const slug = state === 'WA' ? 'seattle-wa' : 'oakland-ca';
  await createCity(api, slug);
  await api.rows('update homes set city_id = (select id from cities where slug = $2) where id = $1', [homeId, slug]);
}

/** The safety of a home of which its owner knows nothing bad. */
const plainSafety = {
  smokeAlarms: 'yes',
  coAlarms: 'yes',
  extinguisher: 'yes',
  fireSystems: ['none'],
  known: ['none'],
  airZone: 'none',
};

const open = (person: TestPerson, setupGroup: SetupGroup) =>
  api.callAs(person, homeSetup.openGroup, { params: { homeId, setupGroup } });
const state = (person = ada) => api.callAs(person, homeSetup.getSetup, { params: { homeId } });
const save = async (person: TestPerson, group: SetupGroup, answers: Record<string, unknown>) => {
  const { id: runId } = await open(person, group);
  const params = { flowId: setupFlows[group].id, runId };
  return api.callAs(person, flows.saveAnswers, { params, body: { answers } });
};
async function submit(person: TestPerson, group: SetupGroup, answers: Record<string, unknown> = {}) {
  const { id: runId } = await save(person, group, answers);
  return api.callAs(person, flows.submitRun, { params: { flowId: setupFlows[group].id, runId }, body: {} });
}
async function certifyW9(person: TestPerson): Promise<void> {
  const { id: w9Id } = await api.callAs(person, w9s.startW9, { body: {} });
  await api.callAs(person, w9s.certifyW9, { params: { w9Id }, body: validBodies['w9s.certifyW9'] as never });
}
/** Facts that are unknown before the setup asks. */
const unsaid = { airConditioning: 'yes', furnished: 'no' };
const finishAll = () =>
  api.rows(
    `insert into flow_runs (id, flow_id, home_id, status, created_at, updated_at, submitted_at)
     select gen_random_uuid(), 'setup-' || name, $1, 'submitted', now(), now(), now() from unnest($2::text[]) name
     on conflict (home_id, flow_id) where home_id is not null do update set status = 'submitted', submitted_at = now()`,
    [homeId, SETUP_GROUPS],
  );

describe('openGroup', () => {
  test('begins with what we know of the home', async () => {
    expect((await open(ada, 'property')).answers).toEqual({ beds: 3, baths: 1, halfBaths: 1 });
  });

  test('fills in what became known before anybody answered, and nothing over an answer', async () => {
    await api.rows("update homes set pets = 'cats' where id = $1", [homeId]);
    expect((await open(ada, 'pets')).answers).toEqual({ pets: 'cats' });
    expect((await open(ada, 'utilities')).answers).toEqual({});
    await api.rows(`update homes set utilities = '[{"name": "Water", "paidBy": "homeowner"}]' where id = $1`, [homeId]);
    expect((await open(ada, 'utilities')).answers).toEqual({ water: 'owner' });
    await save(ada, 'utilities', { water: 'resident' });
    expect((await open(ada, 'utilities')).answers).toEqual({ water: 'resident' });
  });

  test('fills in what the owner said when they estimated the rent of this home, and of no other', async () => {
    const [home] = await api.rows<{ street: string; zipcode: string }>(
      'select street_address as street, zipcode from homes where id = $1',
      [homeId],
    );
    const estimated = {
      laundry: 'shared',
      cooling: 'central',
      pool: 'own',
      primaryMaterial: 'hardwood',
      parking: 'garage',
      pets: 'dogs',
    };
    const estimate = (streetAddress: string) =>
      api.rows(
        `insert into flow_runs (id, flow_id, person_id, status, answers, created_at, updated_at)
         values (gen_random_uuid(), 'rent-estimate', $1, 'submitted', $2, $3, $3)`,
        [
          ada.id,
          JSON.stringify({ ...estimated, address: { streetAddress, zipcode: home?.zipcode } }),
          api.now.toISOString(),
        ],
      );
    await estimate('9 Other Street');
    expect((await open(ada, 'pets')).answers).toEqual({});
    await api.rows('delete from flow_runs where person_id = $1 or home_id = $2', [ada.id, homeId]);
    await estimate((home?.street ?? '').toUpperCase());
    expect((await open(ada, 'pets')).answers).toEqual({ pets: 'dogs' });
    expect((await open(ada, 'access')).answers).toEqual({ parking: 'garage' });
    expect((await open(ada, 'property')).answers).toMatchObject({
      laundry: 'shared',
      heating: 'central',
      airConditioning: 'yes',
      outside: ['pool'],
      inside: ['hardwood'],
    });
  });

  test('answers the same run to both owners, and to no one else', async () => {
    expect((await open(bo, 'safety')).id).toBe((await open(ada, 'safety')).id);
    expect((await refusalOf(open(cy, 'safety'))).status).toBe(403);
    expect((await refusalOf(open(await createPerson(api), 'safety'))).status).toBe(404);
    expect((await open(cy, 'access')).id).toBe((await open(ada, 'access')).id);
  });

  test('merges what two people answer at once, question by question', async () => {
    await Promise.all([save(ada, 'safety', { smokeAlarms: 'yes' }), save(bo, 'safety', { coAlarms: 'no' })]);
    expect((await open(ada, 'safety')).answers).toEqual({ smokeAlarms: 'yes', coAlarms: 'no' });
  });

  test('opens one run where two people open a group for the first time at once', async () => {
    const [one, other] = await Promise.all([open(ada, 'pets'), open(bo, 'pets')]);
    expect(one.id).toBe(other.id);
  });

  test('hides the run from a helper of another group, and from a person who was removed', async () => {
    const { id: runId } = await open(ada, 'safety');
    const params = { flowId: 'setup-safety', runId };
    expect((await refusalOf(api.callAs(cy, flows.getRun, { params }))).status).toBe(404);
    expect((await api.callAs(bo, flows.getRun, { params })).id).toBe(runId);
    await api.rows('delete from home_members where person_id = $1', [bo.id]);
    expect((await refusalOf(api.callAs(bo, flows.getRun, { params }))).status).toBe(404);
  });
});

describe('getSetup', () => {
  test('says how far each group is, and who was asked to do it', async () => {
    await open(bo, 'safety');
    advanceClock(api, 5);
    await save(bo, 'safety', { smokeAlarms: 'yes' });
    await submit(ada, 'pets', { pets: 'none', smoking: 'none' });
    const { groups, canFinish } = await state();
    const by = Object.fromEntries(groups.map((each) => [each.group, each]));
    expect(groups.map(({ group }) => group)).toEqual(SETUP_GROUPS);
    expect(by.pets?.status).toBe('done');
    expect(by.safety?.status).toBe('started');
    expect(by.hoa?.status).toBe('open');
    expect(by.access?.helper).toEqual({ name: 'Bo Byron', joined: true });
    expect(canFinish).toBe(false);
  });

  test('shows a helper their own group alone', async () => {
    const { groups, canFinish, canInvite } = await state(cy);
    expect(groups.map(({ group }) => group)).toEqual(['access']);
    expect([canFinish, canInvite]).toEqual([false, false]);
  });

  test('is one to-do of each person, with the parts that are done and the next one', async () => {
    const mine = async (person: TestPerson) =>
      (await api.callAs(person, todos.listTodos)).filter(({ kind }) => kind.startsWith('setup.'));
    expect(await mine(cy)).toMatchObject([{ title: 'Access for 12 Alder Lane', progress: { done: 0, of: 1 } }]);
    expect(await mine(ada)).toMatchObject([
      {
        kind: 'setup.next',
        title: 'Set up 12 Alder Lane: 0 of 5 parts done',
        reason: expect.stringMatching(/^Next: The home\./),
        action: {
          label: 'Start',
          href: `/accounts/portfolio/properties/${homeId}/setup-flow/${homeId}/steps/property`,
        },
      },
    ]);
    await submit(ada, 'safety', { ...plainSafety, pool: 'no', flooded: 'no', hazardArea: 'no', floodInsured: 'no' });
    for (const person of [ada, bo])
      expect(await mine(person)).toMatchObject([{ progress: { done: 0, of: 5 }, action: { label: 'Continue' } }]);
    await submit(ada, 'documents', { leadPaint: 'no' });
    for (const person of [ada, bo]) expect(await mine(person)).toMatchObject([{ progress: { done: 1, of: 5 } }]);
  });

  test('leads owners past what they asked a helper to do', async () => {
    const next = async (person: TestPerson) =>
      (await api.callAs(person, todos.listTodos)).find(({ kind }) => kind === 'setup.next')?.action?.href;
    expect(await next(ada)).toMatch(/\/steps\/property$/);
    await createHomeMember(api, { homeId, role: 'helper', setupGroup: 'property', person: cy });
    expect(await next(ada)).toMatch(/\/steps\/appliances$/);
    expect(await next(cy)).toMatch(/\/steps\/property$/);
  });

  test('asks the owners to finish once every part is done, and nothing of a helper who is done', async () => {
    await finishAll();
    const mine = async (person: TestPerson) =>
      (await api.callAs(person, todos.listTodos)).filter(({ kind }) => kind.startsWith('setup.'));
    for (const person of [ada, bo])
      expect(await mine(person)).toMatchObject([
        {
          kind: 'setup.finish',
          title: 'Finish the setup of 12 Alder Lane',
          action: {
            label: 'Finish setup',
            href: `/accounts/portfolio/properties/${homeId}/setup-flow/${homeId}/steps/review`,
          },
        },
      ]);
    expect(await mine(cy)).toEqual([]);
  });
});

describe('a finished group', () => {
  test('tells the home what its owner knows about floods, also of one that is on the market, and again when it changes', async () => {
    const alarms = { ...plainSafety, pool: 'no' };
    const asked = { ...alarms, flooded: 'yes', hazardArea: 'no', floodInsured: 'yes' };
    const damage = { floodClaimed: 'yes', floodAided: 'no', floodDetails: ' The creek rose. ' };
    const floodAfter = async (answers: Record<string, unknown>) => {
      await submit(ada, 'safety', answers);
      for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
      return (await api.rows('select flood from homes where id = $1', [homeId]))[0]?.flood;
    };
    await api.rows('update homes set flood = null where id = $1', [homeId]);
    const missing = async (answers: Record<string, unknown>) => await submit(ada, 'safety', answers);
    expect(JSON.stringify(await missing(alarms))).toMatch(/flooded.*hazardArea.*floodInsured/);
    expect(await api.rows('select flood from homes where id = $1', [homeId])).toEqual([{ flood: null }]);
    expect(JSON.stringify(await missing(asked))).toMatch(/floodClaimed.*floodAided/);
    const known = { flooded: true, hazardArea: false, insured: true, claimed: true, aided: false };
    expect(await floodAfter({ ...asked, ...damage })).toEqual({ ...known, details: 'The creek rose.' });
    await api.rows("update homes set status = 'active' where id = $1", [homeId]);
    expect(await floodAfter({ flooded: 'no' })).toEqual({ ...known, flooded: false, claimed: false, details: '' });
  });

  test('tells the home what its owner knows that a lease must tell, and refuses answers that say nothing or contradict', async () => {
    const dry = { pool: 'no', flooded: 'no', hazardArea: 'no', floodInsured: 'no' };
    const disclosuresAfter = async (answers: Record<string, unknown>) => {
      await submit(ada, 'safety', { ...plainSafety, ...dry, ...answers });
      for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
      return (await api.rows('select disclosures from homes where id = $1', [homeId]))[0]?.disclosures;
    };
    const problems = async (answers: Record<string, unknown>) =>
      JSON.stringify(await submit(ada, 'safety', { ...plainSafety, ...dry, ...answers }));
    const refused = async (known: string[]) => (await refusalOf(save(ada, 'safety', { known }))).message;
    expect(await refused([])).toBe('Choose at least one');
    expect(await refused(['none', 'mold'])).toBe('Clear “None of these” or everything else');
    expect(await problems({ known: ['mold'], knownDetails: '' })).toContain('knownDetails');
    expect(await problems({ known: ['none'], airZone: 'noise', airZoneName: '' })).toContain('airZoneName');
    const answers = {
      known: ['mold', 'death'],
      knownDetails: ' Under the sink. ',
      airZone: 'noise',
      airZoneName: '65-70 dB',
    };
    expect(await disclosuresAfter({ ...answers, fireSystems: ['sprinklers'] })).toEqual({
      known: ['mold', 'death'],
      details: 'Under the sink.',
      airZone: 'noise',
      airZoneName: '65-70 dB',
      fireSystems: ['sprinklers'],
    });
    expect(await disclosuresAfter({ known: ['none'], airZone: 'none' })).toEqual({
      known: [],
      details: '',
      airZone: 'none',
      airZoneName: '',
      fireSystems: [],
    });
  });

  test('writes what it says about the home to the home, no matter who finished it', async () => {
    const known = (await open(bo, 'property')).answers;
    await submit(bo, 'property', {
      ...known,
      beds: 4,
      halfBaths: 0,
      heating: 'heatPump',
      laundry: 'inUnit',
      ...unsaid,
    });
    for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
    const [home] = await api.rows('select beds, baths::float8, laundry from homes where id = $1', [homeId]);
    expect(home).toEqual({ beds: 4, baths: 1, laundry: 'inUnit' });
  });

  test('keeps the expected rent current with our estimate, and leaves a rent that the owner chose', async () => {
    const rents = async () =>
      (await api.rows('select rent::int as rent, deposit::int as deposit from homes where id = $1', [homeId]))[0];
    const estimate = async () =>
      (await api.callAs(ada, listings.getListing, { params: { homeId } })).advice?.estimate ?? 0;
    const setRent = (rent: number) =>
      api.rows('update homes set rent = $2, deposit = $2 where id = $1', [homeId, rent]);
    const apply = async (answers: object) => {
      const { answers: known } = await open(ada, 'property');
      await submit(ada, 'property', { ...known, heating: 'central', laundry: 'inUnit', ...unsaid, ...answers });
      for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
    };
    const before = await estimate();
    await setRent(before * 100);
    await apply({ beds: 4, sqft: 2_400 });
    const after = await estimate();
    expect(after).toBeGreaterThan(before);
    expect(await rents()).toEqual({ rent: after * 100, deposit: after * 100 });
    await setRent(321_000);
    await apply({ beds: 2, sqft: 900 });
    expect(await rents()).toEqual({ rent: 321_000, deposit: 321_000 });
  });

  test('gives the listing its heating and amenities, by which a search then finds it', async () => {
    const apply = async () => {
      for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
    };
    const { answers: known } = await open(ada, 'property');
    const amenities = { outside: ['yard', 'pool'], inside: ['noCarpet', 'stepFree'] };
    await submit(ada, 'property', { ...known, heating: 'central', laundry: 'inUnit', ...unsaid, ...amenities });
    await apply();
    await submit(ada, 'appliances', { kitchen: 'both', appliances: ['dishwasher', 'furnace'] });
    await apply();
    await api.rows("update homes set status = 'active' where id = $1", [homeId]);
    const { heating, features } = await api.call(homes.getHome, { params: { homeId } });
    const listed = ['Yard', 'Pool', 'No carpet', 'Step-free entry', 'Dishwasher'];
    expect({ heating, features }).toEqual({ heating: 'Central', features: listed });
    const wished = { pool: 'true', noCarpet: 'true', accessible: 'true', dishwasher: 'true' } as const;
    const { items } = await api.call(homes.searchHomes, { query: wished });
    expect(items.map(({ id }) => id)).toEqual([homeId]);
    expect((await api.call(homes.searchHomes, { query: { ...wished, balcony: 'true' } })).items).toEqual([]);
  });

  test('copies payers and lease lengths to the listing until terms were offered', async () => {
    const apply = async () => {
      for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
    };
    const terms = async () =>
      (await api.rows('select utilities, lease_months as months from homes where id = $1', [homeId]))[0];
    const bills = { electricity: 'resident', gas: 'none', water: 'owner', internet: 'resident', trashPaidBy: 'hoa' };
    await submit(ada, 'utilities', bills);
    await submit(ada, 'lease', { availableOn: '2027-01-05', terms: 'any', plans: 'no' });
    await apply();
    const listed = {
      utilities: [
        { name: 'Water', paidBy: 'homeowner' },
        { name: 'Electricity', paidBy: 'resident' },
        { name: 'Trash', paidBy: 'homeowner' },
        { name: 'Internet', paidBy: 'resident' },
      ],
      months: [12, 18, 24],
    };
    expect(await terms()).toEqual(listed);
    // RCW 59.18.210: a term of more than a year takes a notary.
    await moveTo('WA');
    for (const [asked, months] of [
      ['any', [12]],
      ['24', [12]],
    ] as const) {
      await submit(ada, 'lease', { availableOn: '2027-01-05', terms: asked, plans: 'no' });
      await apply();
      expect(await terms()).toEqual({ ...listed, months });
    }
    await moveTo('CA');
    await submit(ada, 'lease', { availableOn: '2027-01-05', terms: 'any', plans: 'no' });
    await apply();
    await api.rows("update homes set status = 'active' where id = $1", [homeId]);
    await submit(ada, 'lease', { availableOn: '2027-01-05', terms: '12', plans: 'no' });
    await apply();
    expect(await terms()).toEqual(listed);
  });

  test('files the policy once, and adds HOA charges to the fees until terms were offered', async () => {
    const apply = async () => {
      for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
    };
    const feesOf = async () => (await api.rows('select fees from homes where id = $1', [homeId]))[0]?.fees;
    const policy = {
      carrier: 'Bay Mutual',
      policyNumber: 'H-1',
      policyExpires: '2027-06-01',
      additionalInsured: 'yes',
    };
    for (let again = 0; again < 2; again += 1) {
      await submit(ada, 'insurance', { insured: 'homeowner', ...policy });
      await apply();
    }
    const insured = await api.callAs(ada, insurance.getInsurance, { params: { homeId } });
    expect(insured.policies).toMatchObject([
      { carrier: 'Bay Mutual', policyNumber: 'H-1', form: 'homeowner', expiresOn: '2027-06-01', namesManager: true },
    ]);
    expect(insured.gaps.map(({ id }) => id)).toEqual(expect.arrayContaining(['limits']));
    const limits = { policyDwelling: 60_000_000, policyLiability: 50_000_000, policyLostRent: 'yes' };
    await submit(ada, 'insurance', { insured: 'yes', ...policy, policyNumber: 'H-2', ...limits });
    await apply();
    const known = await api.callAs(ada, insurance.getInsurance, { params: { homeId } });
    expect(known.policies).toContainEqual(
      expect.objectContaining({
        policyNumber: 'H-2',
        dwellingCents: 60_000_000,
        liabilityCents: 50_000_000,
        coversLostRent: true,
      }),
    );
    expect(known.gaps.map(({ id }) => id)).not.toContain('limits');
    const hoa = { hoa: 'yes', hoaName: 'Oak Court', hoaApproval: 'no' };
    await submit(bo, 'hoa', { ...hoa, hoaMoveInFee: 25_000 });
    await apply();
    // Cal. Civ. Code § 1950.5(b): in California a fee at the beginning would be part of the deposit.
    expect(await feesOf()).toEqual([]);
    await moveTo('WA');
    await submit(bo, 'hoa', { ...hoa, hoaMoveInFee: 25_000 });
    await apply();
    const fee = {
      id: expect.any(String),
      kind: 'one_time',
      name: 'HOA move-in fee',
      cents: 25_000,
      every: 'once',
      required: true,
    };
    expect(await feesOf()).toMatchObject([fee]);
    await submit(bo, 'hoa', { ...hoa, hoaMoveInFee: 30_000 });
    await apply();
    expect(await feesOf()).toMatchObject([{ ...fee, cents: 30_000 }]);
    await api.rows("update homes set status = 'active' where id = $1", [homeId]);
    await submit(bo, 'hoa', { hoa: 'no' });
    await apply();
    expect(await feesOf()).toMatchObject([{ ...fee, cents: 30_000 }]);
  });

  test('says to visitors how many pets, where one may smoke, and how long the HOA takes, and forgets what no longer holds', async () => {
    const apply = async () => {
      for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
      await api.rows("update homes set status = 'active' where id = $1", [homeId]);
      const { pets, petLimit, smoking, hoaApprovalDays } = await api.call(homes.getHome, { params: { homeId } });
      return { pets, petLimit, smoking, hoaApprovalDays };
    };
    const hoa = { hoa: 'yes', hoaName: 'Oak Court', hoaApproval: 'yes' };
    expect(await submit(bo, 'hoa', hoa)).toMatchObject({ missing: [{ question: 'hoaLeadDays' }] });
    await submit(ada, 'pets', { pets: 'cats', petLimit: 2, smoking: 'outside' });
    await submit(bo, 'hoa', { ...hoa, hoaLeadDays: 14 });
    expect(await apply()).toEqual({ pets: 'cats', petLimit: 2, smoking: 'outside', hoaApprovalDays: 14 });
    await submit(ada, 'pets', { pets: 'none', smoking: 'none' });
    await submit(bo, 'hoa', { ...hoa, hoaApproval: 'no' });
    expect(await apply()).toEqual({ pets: 'none', petLimit: null, smoking: 'none', hoaApprovalDays: null });
  });

  test('turns photos that the owner sent into photos of the listing, once', async () => {
    const { id: runId } = await open(ada, 'photos');
    const bytes = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#5a8' } })
      .jpeg()
      .toBuffer();
    const { document } = await uploadFile(api, ada, bytes, { filename: 'room.jpg', category: 'other', run: runId });
    const file = { id: document?.id, name: 'room.jpg', mime: 'image/jpeg', bytes: 1_000, notes: [], datedOn: null };
    const answers = { photoPlan: 'own', ownPhotos: [file] };
    await submit(ada, 'photos', answers);
    const [payload] = await takeJobs(api, 'applySetupGroup');
    for (const again of [payload, payload]) await applySetupGroup(api.services, again);
    const [home] = await api.rows<{ n: number }>('select cardinality(pictures) as n from homes where id = $1', [
      homeId,
    ]);
    expect(home?.n).toBe(1);
  });

  test('cannot be begun without a home', async () => {
    const params = { flowId: 'setup-pets' };
    const body = { answers: { pets: 'none', smoking: 'none' } };
    const run = await api.callAs(ada, flows.startRun, { params, body });
    const submitted = api.callAs(ada, flows.submitRun, { params: { ...params, runId: run.id }, body: {} });
    expect((await refusalOf(submitted)).status).toBe(404);
  });
});

describe('questions of the lease', () => {
  test('wait only for owners of listed homes without an answer', async () => {
    const steps = async (person: TestPerson) =>
      (await api.callAs(person, todos.listTodos)).filter(({ kind }) => kind === 'setup.disclosures');
    await api.rows("update homes set status = 'active' where id = $1", [homeId]);
    expect(await steps(ada)).toEqual([]);
    await api.rows('update homes set flood = null where id = $1', [homeId]);
    const [step] = await steps(ada);
    expect(step).toMatchObject({ title: 'Safety questions for 12 Alder Lane', homeId });
    expect(step?.action?.href).toBe(`/accounts/portfolio/properties/${homeId}/setup-flow/${homeId}/steps/safety`);
    expect(await steps(bo)).toHaveLength(1);
    expect(await steps(cy)).toEqual([]);
    await api.rows("update homes set flood = '{}', disclosures = null where id = $1", [homeId]);
    expect(await steps(ada)).toHaveLength(1);
    await api.rows("update homes set status = 'setup' where id = $1", [homeId]);
    expect(await steps(ada)).toEqual([]);
  });
});

describe('the question about the stove and the refrigerator', () => {
  const steps = async (person: TestPerson) =>
    (await api.callAs(person, todos.listTodos)).filter(({ kind }) => kind === 'setup.kitchen');

  test('waits for the owner of a home in California until both are there', async () => {
    await api.rows("update homes set status = 'active', kitchen = null where id = $1", [homeId]);
    expect(await steps(ada)).toMatchObject([
      {
        title: 'Stove and refrigerator for 12 Alder Lane',
        action: { href: `/accounts/portfolio/properties/${homeId}/setup-flow/${homeId}/steps/appliances` },
      },
    ]);
    for (const [kitchen, count] of [
      ['stove', 1],
      ['both', 0],
    ] as const) {
      await submit(ada, 'appliances', { kitchen, appliances: ['dryer'] });
      for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
      expect(await steps(ada)).toHaveLength(count);
      expect(await api.rows('select kitchen from homes where id = $1', [homeId])).toEqual([{ kitchen }]);
    }
  });
});

describe('the lead paint question', () => {
  const steps = async (person: TestPerson) =>
    (await api.callAs(person, todos.listTodos)).filter(({ kind }) => kind === 'setup.leadPaint');

  test('waits for both owners of an older home on the market that never answered it, until one does', async () => {
    await api.rows("update homes set status = 'active', year_built = 1940, lead_paint = null where id = $1", [homeId]);
    expect(await steps(ada)).toMatchObject([
      {
        title: 'Lead paint question for 12 Alder Lane',
        homeId,
        action: { href: `/accounts/portfolio/properties/${homeId}/setup-flow/${homeId}/steps/documents` },
      },
    ]);
    expect([(await steps(bo)).length, (await steps(cy)).length]).toEqual([1, 0]);
    await submit(ada, 'documents', { leadPaint: 'no' });
    for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
    expect([await steps(ada), await steps(bo)]).toEqual([[], []]);
  });

  test.each([
    ['year_built = 1977', 1],
    ['year_built = null', 1],
    ['year_built = 1978', 0],
    ["status = 'setup'", 0],
    ['lead_paint = false', 0],
  ])('where %s: %i', async (change, count) => {
    await api.rows("update homes set status = 'ready', year_built = 1940, lead_paint = null where id = $1", [homeId]);
    await api.rows(`update homes set ${change} where id = $1`, [homeId]);
    expect(await steps(ada)).toHaveLength(count);
  });
});

describe('the bank account', () => {
  const asks = async (person = ada) => (await api.callAs(person, todos.listTodos)).map(({ kind }) => kind);

  test('is asked for until it is connected, and then known to the setup', async () => {
    expect(await asks()).not.toContain('payout.connectAccount');
    await createSignedAgreement(api, { homeId, ownerId: ada.id, plan: 'Monthly', rent: 3_000 });
    expect(await asks()).toContain('payout.connectAccount');
    expect(await asks(bo)).not.toContain('payout.connectAccount');
    expect((await open(ada, 'payout')).answers).toEqual({});
    await createPayoutAccount(api, ada.id);
    expect(await asks()).not.toContain('payout.connectAccount');
    expect((await open(ada, 'payout')).answers).toEqual({ bankAccount: 'done' });
  });

  test('is asked of each owner who gets a part', async () => {
    await createSignedAgreement(api, { homeId, ownerId: ada.id, plan: 'Monthly', rent: 3_000 });
    await createPayoutAccount(api, ada.id);
    const body = {
      reserveCents: 0,
      minimumCents: 100,
      acceptsPartial: true,
      reporterId: null,
      shares: [
        { personId: ada.id, basisPoints: 6_000 },
        { personId: bo.id, basisPoints: 4_000 },
      ],
    };
    await api.callAs(ada, payoutAccounts.savePayoutSettings, { params: { homeId }, body: body as never });
    expect(await asks(bo)).toContain('payout.connectAccount');
    expect(await asks()).not.toContain('payout.connectAccount');
  });
});

describe('finishSetup', () => {
  const finish = (person = ada) => api.callAs(person, homeSetup.finishSetup, { params: { homeId }, body: {} });

  test('names what is still open', async () => {
    const refusal = await refusalOf(finish());
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('Property details and 14 more') });
  });

  const chosen = '2026-11-24T20:00:00.000Z[America/Los_Angeles]';
  const choose = (answers: object) =>
    api.rows("update flow_runs set answers = $2 where home_id = $1 and flow_id = 'setup-inspection'", [
      homeId,
      JSON.stringify(answers),
    ]);
  const steps = async (person = ada) =>
    [...(await api.callAs(person, todos.listTodos)), ...(await api.callAs(person, todos.listWaiting))].map(
      ({ kind }) => kind,
    );

  test('books the time that was chosen, with how we get in', async () => {
    const before = api.now;
    api.now = new Date('2026-11-21T16:00:00Z');
    await createRegionHost(api, homeId);
    await finishAll();
    await choose({ visitTime: chosen, opener: 'lockbox' });
    await finish();
    const { booked } = await api.callAs(ada, inspections.getHomeInspection, { params: { homeId } });
    expect(booked).toMatchObject({ status: 'booked', startsAt: '2026-11-24T20:00:00.000Z' });
    expect(await api.rows('select kind, note from appointments where home_id = $1', [homeId])).toEqual([
      { kind: 'inspection', note: 'Getting in: Use the lockbox' },
    ]);
    expect(await steps()).toEqual(['attendInspection', 'inspection.booked']);
    api.now = before;
  });

  test('asks to choose a time where the database refuses the chosen one, because it was taken meanwhile', async () => {
    const before = api.now;
    api.now = new Date('2026-11-21T16:00:00Z');
    await createRegionHost(api, homeId);
    await finishAll();
    await choose({ visitTime: chosen });
    await api.rows(`create function refuse_overlap() returns trigger language plpgsql as
      $$ begin raise exception 'taken' using errcode = '23P01'; end $$`);
    await api.rows(
      'create trigger overlap before insert on appointments for each row execute function refuse_overlap()',
    );
    expect(await finish()).toEqual({ status: 'inspection' });
    await api.rows('drop function refuse_overlap cascade');
    expect(await api.rows('select status from homes where id = $1', [homeId])).toEqual([{ status: 'inspection' }]);
    expect(await api.rows('select from appointments where home_id = $1', [homeId])).toEqual([]);
    expect(await steps()).toEqual(['inspection.chooseTime']);
    expect(await steps(bo)).toEqual(['inspection.chooseTime']);
    api.now = before;
  });

  test('asks to choose a time where none was chosen, and again after the visit was canceled', async () => {
    const before = api.now;
    api.now = new Date('2026-11-21T16:00:00Z');
    await createRegionHost(api, homeId);
    await finishAll();
    await finish();
    const params = { homeId };
    expect(await api.callAs(ada, inspections.getHomeInspection, { params })).toEqual({ canBook: true, booked: null });
    expect(await steps()).toEqual(['inspection.chooseTime']);
    const { starts } = await api.callAs(ada, inspections.listInspectionSlots, { params });
    await api.callAs(ada, inspections.bookInspection, { params, body: { startsAt: starts[0] ?? '' } });
    expect(await steps()).not.toContain('inspection.chooseTime');
    await api.rows("update appointments set status = 'canceled', canceled_because = 'asked' where home_id = $1", [
      homeId,
    ]);
    expect(await steps()).toEqual(['inspection.chooseTime']);
    api.now = before;
  });

  test('lets a helper of the inspection see the free times, and no other helper', async () => {
    const helper = await createPerson(api, 'resident');
    await createHomeMember(api, { homeId, role: 'helper', setupGroup: 'inspection', person: helper });
    const slots = (person: TestPerson) => api.callAs(person, inspections.listInspectionSlots, { params: { homeId } });
    expect(await slots(helper)).toMatchObject({ minutes: 90 });
    expect((await refusalOf(slots(cy))).status).toBe(403);
  });

  test('asks for no W-9 that we have', async () => {
    const w9State = async () => (await state()).groups.find(({ group }) => group === 'w9')?.status;
    expect(await w9State()).toBe('open');
    await certifyW9(ada);
    expect(await w9State()).toBe('done');
    expect((await open(ada, 'w9')).answers).toEqual({ w9: 'done' });
  });

  test.each(homeLifecycle.states.filter((status) => status !== 'setup'))(
    'is refused for a home that is %s',
    async (status) => {
      await finishAll();
      await api.rows('update homes set status = $2 where id = $1', [homeId, status]);
      expect((await refusalOf(finish())).status).toBe(409);
      expect(await api.rows('select status from homes where id = $1', [homeId])).toEqual([{ status }]);
    },
  );

  test('moves the home on to its inspection, once', async () => {
    await finishAll();
    expect((await state(bo)).canFinish).toBe(true);
    expect(await finish(bo)).toEqual({ status: 'inspection' });
    expect((await api.callAs(ada, account.getAccount)).homes).toMatchObject([{ id: homeId, status: 'inspection' }]);
    expect((await refusalOf(finish())).status).toBe(409);
    expect(
      await api.rows("select 1 from audit_log where event = 'home.setup_finished' and subject = $1", [
        `home:${homeId}`,
      ]),
    ).toHaveLength(1);
  });
});

const codeParams = (codeKind: 'gate' | 'lockbox' = 'gate') => ({ homeId, codeKind });
const setCode = (person: TestPerson, code: string) =>
  api.callAs(person, homeSetup.setAccessCode, { params: codeParams(), body: { code } });
const readCode = (person: TestPerson, kind: 'gate' | 'lockbox' = 'gate') =>
  api.callAs(person, homeSetup.readAccessCode, { params: codeParams(kind), body: {} });
const listCodes = (person = ada) => api.callAs(person, homeSetup.listAccessCodes, { params: { homeId } });

describe('setAccessCode', () => {
  test('setAccessCode stores no code in the clear, and the list shows none', async () => {
    await setCode(cy, '#4821-gate');
    const [row] = await api.rows<{ text: string }>("select encode(sealed, 'escape') as text from home_access_codes");
    expect(row?.text).not.toContain('4821');
    expect(JSON.stringify(await listCodes())).not.toContain('4821');
    expect(JSON.stringify(await api.rows('select detail from audit_log'))).not.toContain('4821');
  });

  test('a code that was never set is not there, and a new one replaces the old', async () => {
    expect((await refusalOf(readCode(ada, 'lockbox'))).status).toBe(404);
    await setCode(ada, '1111');
    await setCode(bo, '2222');
    expect(await readCode(ada)).toEqual({ value: '2222' });
  });
});

describe('readAccessCode', () => {
  test('readAccessCode shows the owner every reading', async () => {
    await setCode(cy, '4821');
    expect(await readCode(bo)).toEqual({ value: '4821' });
    const staff = await createPerson(api, 'staff');
    expect(await readCode(staff)).toEqual({ value: '4821' });
    const [gate] = await listCodes();
    expect(gate?.readings.map(({ name }) => name)).toEqual([expect.stringMatching(/from Belong$/), bo.name]);
  });
});

describe('listAccessCodes', () => {
  test('listAccessCodes tells a helper that they cannot read what they entered', async () => {
    await setCode(cy, '4821');
    expect(await listCodes(cy)).toMatchObject([{ kind: 'gate', canRead: false }]);
    expect((await refusalOf(readCode(cy))).status).toBe(403);
    expect((await refusalOf(readCode(await createPerson(api, 'staff', ['money'])))).status).toBe(404);
  });
});

describe('getHomeProfile', () => {
  const profile = (person = ada) => api.callAs(person, homeSetup.getHomeProfile, { params: { homeId } });

  test('shows appliances with age and warranty', async () => {
    const answers = { appliances: ['dryer'], dryerModel: 'Miele T1', dryerYear: 2019, dryerWarranty: '2030-01-01' };
    await save(ada, 'appliances', answers);
    expect((await profile()).appliances).toEqual([
      { label: 'Dryer', model: 'Miele T1', yearInstalled: 2019, warrantyUntil: '2030-01-01', underWarranty: true },
    ]);
  });

  test('shows where the rent goes to those who see money alone', async () => {
    await createHomeMember(api, { homeId, role: 'viewer', person: cy });
    await save(ada, 'payout', { bankAccount: 'later' });
    const groups = async (person: TestPerson) => (await profile(person)).sections.map(({ group }) => group);
    expect(await groups(ada)).toContain('payout');
    expect(await groups(cy)).not.toContain('payout');
  });
});

describe('remindOfSetups', () => {
  const reminders = async (person: TestPerson) =>
    (await findMessages(api, person.email)).filter(({ template }) => template === 'setupReminder');

  test('emails both owners what is open after three idle days, once a week', async () => {
    // The database writes the day of the machine, which is another than that of the test.
    await api.rows('alter table homes disable trigger user');
    await api.rows('update homes set updated_at = $1', [api.now.toISOString()]);
    await api.rows('alter table homes enable trigger user');
    await remindOfSetups(api.services);
    expect(await reminders(ada)).toEqual([]);
    advanceClock(api, 7 * 86_400);
    await remindOfSetups(api.services);
    await remindOfSetups(api.services);
    expect((await reminders(ada)).map(({ data }) => data.groups)).toEqual([
      ['The home', 'Getting in', 'Bills and rules', 'What you know', 'Money'],
    ]);
    expect(await reminders(bo)).toHaveLength(1);
    expect(await reminders(cy)).toEqual([]);
    advanceClock(api, 7 * 86_400);
    await remindOfSetups(api.services);
    expect(await reminders(ada)).toHaveLength(2);
  });
});

describe('a property with two units', () => {
  let second: string;

  beforeEach(async () => {
    second = await createHome(api, { owner: ada, status: 'setup', beds: 1 });
    const [first, other] = [homeId, second].sort();
    await api.rows(
      'update homes set property_id = $1, unit = case when id = $1 then $3 else $4 end where id in ($1, $2)',
      [first, other, 'A', 'B'],
    );
    [homeId, second] = [String(first), String(other)];
  });

  const openOf = (person: TestPerson, unit: string, setupGroup: SetupGroup) =>
    api.callAs(person, homeSetup.openGroup, { params: { homeId: unit, setupGroup } });
  const groupsOf = async (unit: string) => {
    const { groups } = await api.callAs(ada, homeSetup.getSetup, { params: { homeId: unit } });
    return Object.fromEntries(groups.map(({ group, status }) => [group, status]));
  };

  test('repeats the groups of a unit for each, and asks what they share once', async () => {
    await submit(ada, 'pets', { pets: 'cats', petLimit: 2, smoking: 'none' });
    await submit(ada, 'hoa', { hoa: 'no' });
    expect(await groupsOf(homeId)).toMatchObject({ pets: 'done', hoa: 'done' });
    expect(await groupsOf(second)).toMatchObject({ pets: 'open', hoa: 'done' });
    expect((await openOf(ada, second, 'hoa')).id).toBe((await openOf(ada, homeId, 'hoa')).id);
    expect((await openOf(ada, second, 'pets')).id).not.toBe((await openOf(ada, homeId, 'pets')).id);
    expect((await openOf(ada, second, 'property')).answers).not.toEqual(
      (await openOf(ada, homeId, 'property')).answers,
    );
  });

  test('has the HOA approve the residents of both units, and limits the pets of one', async () => {
    await submit(ada, 'pets', { pets: 'dogs', petLimit: 1, smoking: 'none' });
    await submit(ada, 'hoa', { hoa: 'yes', hoaName: 'Oak Court', hoaApproval: 'yes', hoaLeadDays: 30 });
    for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
    const rules = await api.rows(
      'select pet_limit, smoking, hoa_approval_days from homes where id in ($1, $2) order by id',
      [homeId, second],
    );
    expect(rules).toEqual([
      { pet_limit: 1, smoking: 'none', hoa_approval_days: 30 },
      { pet_limit: null, smoking: null, hoa_approval_days: 30 },
    ]);
  });

  test.each([
    ['yes', true],
    ['no', false],
    ['notApplicable', false],
  ])('keeps for both units whether lead paint is known: %s', async (leadPaint, known) => {
    const homes = () => api.rows('select lead_paint from homes where id in ($1, $2)', [homeId, second]);
    await api.rows('update homes set lead_paint = null where id in ($1, $2)', [homeId, second]);
    await api.rows("update homes set status = 'ready', year_built = 1940 where id in ($1, $2)", [homeId, second]);
    const steps = (await api.callAs(ada, todos.listTodos)).filter(({ kind }) => kind === 'setup.leadPaint');
    expect(steps.map(({ title }) => title)).toEqual(['Lead paint question for 12 Alder Lane']);
    await submit(ada, 'documents', { leadPaint });
    for (const payload of await takeJobs(api, 'applySetupGroup')) await applySetupGroup(api.services, payload);
    expect(await homes()).toEqual([{ lead_paint: known }, { lead_paint: known }]);
  });

  test('names its units, and counts what it is asked once in the to-do of one', async () => {
    const { units, propertyId } = await api.callAs(ada, homeSetup.getSetup, { params: { homeId: second } });
    expect([propertyId, units.map(({ homeId: id, label }) => [id, label])]).toEqual([
      homeId,
      [
        [homeId, 'Unit A'],
        [second, 'Unit B'],
      ],
    ]);
    const steps = (await api.callAs(ada, todos.listTodos)).filter(({ kind }) => kind === 'setup.next');
    // The second unit counts its own parts alone.
    expect(steps).toMatchObject([
      { title: 'Set up 12 Alder Lane, A: 0 of 5 parts done', progress: { done: 0, of: 5 } },
      { title: 'Set up 12 Alder Lane, B: 0 of 4 parts done', progress: { done: 0, of: 4 } },
    ]);
  });

  test('lets the person who has a place in one unit alone answer what it shares, and nothing of the other unit', async () => {
    const [dee, eve] = [await createPerson(api), await createPerson(api, 'resident')];
    await createHomeMember(api, { homeId: second, role: 'co_owner', person: dee });
    await createHomeMember(api, { homeId: second, role: 'helper', setupGroup: 'hoa', person: eve });
    const { id: runId } = await openOf(ada, homeId, 'hoa');
    for (const person of [dee, eve]) {
      expect((await openOf(person, second, 'hoa')).id).toBe(runId);
      const params = { flowId: 'setup-hoa', runId };
      const saved = await api.callAs(person, flows.saveAnswers, { params, body: { answers: { hoa: 'no' } } });
      expect(saved.answers).toEqual({ hoa: 'no' });
      expect((await refusalOf(openOf(person, homeId, 'hoa'))).status).toBe(404);
    }
    const { id: petsRun } = await openOf(ada, homeId, 'pets');
    const params = { flowId: 'setup-pets', runId: petsRun };
    expect((await refusalOf(api.callAs(dee, flows.getRun, { params }))).status).toBe(404);
    expect((await refusalOf(openOf(eve, second, 'pets'))).status).toBe(403);
  });

  test('finishes the setup of each unit by itself', async () => {
    await finishAll();
    const finish = (unit: string) => api.callAs(ada, homeSetup.finishSetup, { params: { homeId: unit }, body: {} });
    expect((await refusalOf(finish(second))).message).toContain('Still open: Property details');
    expect(await finish(homeId)).toEqual({ status: 'inspection' });
  });
});
