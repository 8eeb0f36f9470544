import { beforeEach, describe, expect, test } from 'vitest';
import { wealth } from '@/contract/money/wealth/endpoints';
import { wealthDefaults } from '@/contract/money/wealth/projection';
import type { WealthInputs } from '@/contract/money/wealth/schemas';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let owner: Awaited<ReturnType<typeof createPerson>>;
let homeId: string;

beforeEach(async () => {
  owner = await createPerson(api);
  homeId = await createHome(api, { owner, rent: 4_200, streetAddress: '=14 Alder Lane' });
});

/** The worked case of the projection: a home that loses money every month. */
const losing: WealthInputs = {
  ...wealthDefaults,
  valueCents: 90_000_000,
  cashInvestedCents: 30_000_000,
  loanCents: 60_000_000,
  loanRateBps: 650,
  loanMonths: 360,
  rentCents: 420_000,
  taxCents: 900_000,
  insuranceCents: 180_000,
  upkeepCents: 900_000,
  hoaCents: 120_000,
  purchasePriceCents: 90_000_000,
  yearsOwned: 0,
};
const save = (inputs: WealthInputs = losing, person = owner) =>
  api.callAs(person, wealth.saveWealth, {
    params: { homeId },
    body: { inputs, scenarios: [{ name: 'Higher rent', inputs: { ...inputs, rentCents: 600_000 } }] },
  });
const list = async (person = owner) => (await api.callAs(person, wealth.listWealth)).items;

describe('listWealth', () => {
  test('starts from the rent we know, says where it is from, and knows no value', async () => {
    const [home, ...more] = await list();
    expect(more).toEqual([]);
    expect(home).toMatchObject({
      homeId,
      savedAt: null,
      scenarios: [],
      inputs: { ...wealthDefaults, rentCents: 420_000, valueCents: 0, loanCents: 0 },
      sources: { rentCents: 'From your listing' },
    });
  });

  test('shows co-owners and accountants the same home, and viewers and strangers none', async () => {
    await save();
    for (const role of ['co_owner', 'accountant'] as const) {
      const person = await createPerson(api);
      await createHomeMember(api, { homeId, role, person });
      expect((await list(person)).map(({ inputs }) => inputs)).toEqual([losing]);
    }
    const viewer = await createPerson(api);
    await createHomeMember(api, { homeId, role: 'viewer', person: viewer });
    expect(await list(viewer)).toEqual([]);
    expect(await list(await createPerson(api))).toEqual([]);
  });
});

describe('getWealth', () => {
  test('is for those who see the money of the home', async () => {
    const get = (person: typeof owner) => api.callAs(person, wealth.getWealth, { params: { homeId } });
    expect(await get(owner)).toMatchObject({ homeId });
    expect((await refusalOf(get(await createPerson(api)))).status).toBe(404);
    expect((await refusalOf(get(await createPerson(api, 'staff')))).status).toBe(404);
  });
});

describe('saveWealth', () => {
  test('stores every assumption and scenario, and replaces them the next time', async () => {
    const saved = await save();
    expect(saved).toMatchObject({ inputs: losing, savedAt: api.now.toISOString(), sources: {} });
    expect(saved.scenarios.map(({ name }) => name)).toEqual(['Higher rent']);
    await save({ ...losing, appreciationBps: -500 });
    expect((await list())[0]).toMatchObject({ inputs: { ...losing, appreciationBps: -500 } });
  });

  test('refuses absurd figures at their field, and a fourth scenario', async () => {
    const refused = await refusalOf(save({ ...losing, valueCents: -1 }));
    expect(refused).toMatchObject({ status: 400, fields: { 'inputs.valueCents': expect.any(String) } });
    expect((await refusalOf(save({ ...losing, appreciationBps: 90_000 }))).status).toBe(400);
    const scenarios = ['A', 'B', 'C', 'D'].map((name) => ({ name, inputs: losing }));
    const many = api.callAs(owner, wealth.saveWealth, { params: { homeId }, body: { inputs: losing, scenarios } });
    expect((await refusalOf(many)).status).toBe(400);
    expect((await list())[0]?.savedAt).toBeNull();
  });
});

describe('exportWealth', () => {
  test('has every year to the cent, a loss with its minus sign, and no formulas', async () => {
    await save();
    const { fileName, text } = await api.callAs(owner, wealth.exportWealth);
    expect(fileName).toBe('wealth.csv');
    const lines = text.split('\r\n');
    expect(lines[1]).toBe(
      "'=14 Alder Lane,1,47880.00,23394.00,24486.00,45508.90,-21022.90,6706.35,27000.00,12683.46,927000.00,593293.65,333706.35,268816.35,247793.46,248850.00",
    );
    expect(lines).toHaveLength(15);
    expect(lines[10]?.startsWith("'=14 Alder Lane,10,")).toBe(true);
  });

  test('leaves out homes without a value', async () => {
    expect((await api.callAs(owner, wealth.exportWealth)).text).not.toContain('Alder');
  });
});
