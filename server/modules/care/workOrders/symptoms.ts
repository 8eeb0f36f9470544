// Symptoms as they are shown: an editor’s document of type `symptom` comes before ours of the same id, and may add one.
// Emergencies stay as they are in the code: no document overrides them.
import * as z from 'zod';
import { AREAS, REPAIR_KINDS, TIERS } from '@/contract/care/workOrders/constants';
import { symptoms as builtIn } from '@/contract/care/workOrders/symptoms/symptoms';
import { DRAWINGS, findIn, type Symptom } from '@/contract/care/workOrders/symptoms/types';
import type { StoredDocument } from '@/server/content/store/document';
import { siteRepository } from '@/server/content/store/siteRepository';
import type { Snapshot } from '@/server/content/store/snapshot';

const Text = z.string().trim().min(1);
const SpanishText = z.string().trim().default('');

/** What the model of `customtypes/symptom` holds once it is ready to be shown. */
const SymptomData = z.object({
  label: Text,
  label_es: SpanishText,
  area: z.enum(AREAS).exclude(['emergency']),
  tier: z.enum(TIERS),
  kind: z.enum(REPAIR_KINDS),
  safety: Text,
  safety_es: SpanishText,
  hidden: z.boolean().default(false),
  checks: z
    .array(
      z.object({
        text: Text,
        text_es: SpanishText,
        drawing: z.enum(DRAWINGS).nullish(),
        picture: z
          .object({
            url: z.string(),
            alt: z.string().nullish(),
            dimensions: z.object({ width: z.number(), height: z.number() }),
          })
          .nullish()
          .catch(null),
      }),
    )
    .max(5),
});

const idOf = (uid: string) => uid.replaceAll('-', '_');

/** Undefined for a document that is not whole. */
function symptomOf({ uid = '', data }: StoredDocument): (Symptom & { hidden: boolean }) | undefined {
  const { data: own } = SymptomData.safeParse(data);
  if (!own || uid === '') return undefined;
  const pairs = [
    [own.label, own.label_es],
    [own.safety, own.safety_es],
    ...own.checks.map(({ text, text_es }) => [text, text_es] as const),
  ] as const;
  return {
    id: idOf(uid),
    area: own.area,
    tier: own.tier,
    kind: own.kind,
    label: own.label,
    safety: own.safety,
    hidden: own.hidden,
    checks: own.checks.map(({ text, drawing, picture }) => ({
      text,
      drawing: drawing ?? null,
      picture: picture ? { url: picture.url, alt: picture.alt ?? '', ...picture.dimensions } : null,
    })),
    es: Object.fromEntries(pairs.filter(([, spanish]) => spanish !== '')),
  };
}

function merge({ documents }: Snapshot): readonly Symptom[] {
  const edited = documents.filter(({ type }) => type === 'symptom').flatMap((each) => symptomOf(each) ?? []);
  const isOurs = ({ id }: Symptom) => findIn(builtIn, id) !== undefined;
  const shown = (symptom: Symptom | undefined) => (symptom && 'hidden' in symptom && symptom.hidden ? [] : symptom);
  return [
    ...builtIn.flatMap((ours) => (ours.emergency ? ours : (shown(findIn(edited, ours.id) ?? ours) ?? []))),
    ...edited.filter((each) => !isOurs(each) && !each.hidden).toReversed(),
  ].map(({ id, area, label, tier, kind, safety, checks, emergency, es }) => ({
    id,
    area,
    label,
    tier,
    kind,
    safety,
    checks,
    es,
    ...(emergency && { emergency }),
  }));
}

const merged = new WeakMap<Snapshot, readonly Symptom[]>();

/** What can be wrong with a home, emergencies first, as published now. */
export function listSymptoms(): readonly Symptom[] {
  const snapshot = siteRepository().store.published();
  const known = merged.get(snapshot) ?? merge(snapshot);
  merged.set(snapshot, known);
  return known;
}

export const findSymptom = (id: string | null) => findIn(listSymptoms(), id);
