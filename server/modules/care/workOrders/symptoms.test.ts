import { beforeAll, describe, expect, test } from 'vitest';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { symptoms as builtIn } from '@/contract/care/workOrders/symptoms/symptoms';
import { findIn } from '@/contract/care/workOrders/symptoms/types';
import type { StudioDocument } from '@/contract/content/studio/endpoints';
import { studio } from '@/contract/content/studio/endpoints';
import { newId } from '@/contract/ids';
import { siteRepository } from '@/server/content/store/siteRepository';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { access, createLivedInHome } from '@/tests/support/fixtures/care/workOrders';
import { createPerson } from '@/tests/support/fixtures/people';
import { listSymptoms } from './symptoms';

const api = testApi();
let editor: Person;
let resident: Person;
beforeAll(async () => {
  editor = await createPerson(api, 'editor');
  resident = await createPerson(api, 'resident');
});

type Data = Record<string, unknown>;

const shown = async (id: string) =>
  (await api.callAs(resident, workOrders.listSymptoms)).find((each) => each.id === id);
const documentOf = (uid: string) =>
  siteRepository()
    .store.published()
    .documents.find((each) => each.type === 'symptom' && each.uid === uid)?.id ?? '';

async function publish(opened: StudioDocument, data: Data): Promise<StudioDocument> {
  const { id: documentId, version, words } = opened;
  const merged = { ...words.data, ...data } as typeof words.data;
  const saved = await api.callAs(editor, studio.saveDraft, {
    params: { documentId },
    body: { version, words: { ...words, data: merged } },
  });
  return api.callAs(editor, studio.publishDocument, { params: { documentId }, body: { version: saved.version } });
}

const edit = async (uid: string, data: Data) =>
  publish(await api.callAs(editor, studio.getDocument, { params: { documentId: documentOf(uid) } }), data);

const whole = {
  label: 'The hot tub is cold',
  area: 'yard_and_outside',
  tier: 'standard',
  kind: 'other',
  safety: 'Keep out of the water.',
  label_es: 'El jacuzzi está frío',
  safety_es: 'No entre al agua.',
  checks: [{ text: 'Is its breaker on?', drawing: 'breaker', text_es: '¿Está encendido su interruptor?' }],
};

describe('listSymptoms', () => {
  test('the documents that editors start from say what the built-in list says, all but emergencies', () => {
    const { documents } = siteRepository().store.published();
    const uids = documents.filter(({ type }) => type === 'symptom').map(({ uid = '' }) => uid.replaceAll('-', '_'));
    const ours = builtIn.filter(({ emergency }) => !emergency).map(({ id }) => id);
    expect(uids.toSorted()).toEqual(ours.toSorted());
    expect(listSymptoms()).toEqual(builtIn);
  });

  test('what an editor publishes is what residents read, in both languages, with the picture', async () => {
    const picture = {
      dimensions: { width: 1200, height: 800 },
      alt: 'The reset button of an outlet',
      copyright: null,
      url: '/media/content/exterior-ranch-clay-golden-11c59a79.webp',
    };
    await edit('dead-outlet', {
      label: 'An outlet gives no power',
      label_es: 'Un enchufe no da corriente',
      checks: [{ text: 'Press the small button.', text_es: 'Presione el botón pequeño.', picture }],
    });
    expect(await shown('dead_outlet')).toMatchObject({
      label: 'An outlet gives no power',
      safety: 'Dry hands only. Stop if you see sparks or smell burning.',
      checks: [{ text: 'Press the small button.', drawing: null, picture: { alt: picture.alt, width: 1200 } }],
      es: {
        'An outlet gives no power': 'Un enchufe no da corriente',
        'Press the small button.': 'Presione el botón pequeño.',
      },
    });
  });

  test('a new one takes reports by its own urgency; hidden, it is no longer offered', async () => {
    const made = await api.callAs(editor, studio.createDocument, { body: { type: 'symptom', uid: 'hot-tub-cold' } });
    const refusal = await refusalOf(publish(made, { label: 'The hot tub is cold' }));
    expect(refusal).toMatchObject({ code: 'invalid', fields: { 'data.safety': expect.any(String) } });
    const opened = await api.callAs(editor, studio.getDocument, { params: { documentId: made.id } });
    const published = await publish(opened, { ...whole, tier: 'urgent' });
    const place = await createLivedInHome(api);
    const issue = { id: newId(), area: 'plumbing', symptom: 'hot_tub_cold' } as const;
    const [order] = await api.callAs(place.resident, workOrders.createWorkOrders, {
      params: { homeId: place.homeId },
      body: { issues: [issue], access },
    });
    expect(order).toMatchObject({ title: 'The hot tub is cold', area: 'yard_and_outside', tier: 'urgent' });
    await publish(published, { hidden: true });
    expect(await shown('hot_tub_cold')).toBeUndefined();
    await edit('paint', { hidden: true });
    expect(await shown('paint')).toBeUndefined();
  });

  test('emergencies are first and stay as they are, whatever is published', async () => {
    const made = await api.callAs(editor, studio.createDocument, { body: { type: 'symptom', uid: 'gas-smell' } });
    await publish(made, { ...whole, label: 'Just a smell' });
    const all = await api.callAs(resident, workOrders.listSymptoms);
    const ours = builtIn.filter(({ emergency }) => emergency);
    expect(all.slice(0, ours.length)).toEqual(ours);
    expect(all.filter(({ id }) => id === 'gas_smell')).toHaveLength(1);
    expect(findIn(listSymptoms(), 'gas_smell')?.emergency?.[0]).toMatch(/^Leave the home now/);
  });
});
