import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREA_NAMES, STATUS_NAMES, TIER_NAMES } from '@/contract/care/workOrders/labels';
import { symptomsIn } from '@/contract/care/workOrders/symptoms/symptoms';
import { TARGETS } from '@/contract/care/workOrders/targets';
import { deriveUrgency, URGENCY_RULES } from '@/contract/care/workOrders/urgency';
import { repairRules } from '@/contract/law/repairs';
import { NEXT_STEPS, RESIDENT_DECIDES, SERVICE_STEPS } from '@/server/modules/care/workOrders/constants';
import { repairTextsEs } from './repairSpanish.data';

const missing = (texts: readonly string[]) => texts.filter((text) => !repairTextsEs[text]);

/** Texts in `t('…')`, also where one of two is chosen. */
const textsIn = (file: string) =>
  [...readFileSync(`components/care/workOrders/${file}.tsx`, 'utf8').matchAll(/\bt\(([^()]*?)(?:,\s*\{|\))/gs)].flatMap(
    ([, args = '']) => [...args.matchAll(/'([^']+)'/g)].map(([, text = '']) => text),
  );

const SCREENS = [
  ...['AccessStep', 'EmergencySteps', 'HumanHelp', 'IssueDetails', 'NotedIssues', 'ProblemStep'].map(
    (name) => `report/${name}`,
  ),
  ...['SymptomChecks', 'TroubleshootScreen'].map((name) => `report/${name}`),
  'SendingFiles',
  ...['ContestUrgency', 'MovePanel', 'ReportDetails', 'VisitPanel', 'WorkOrderClocks'],
  ...['WorkOrderPhotos', 'WorkOrderScreen', 'WorkOrderTimeline'],
];

describe('Spanish of a report and its page', () => {
  it.each(SCREENS)('every text of %s', (screen) => {
    const texts = textsIn(screen);
    expect(texts.length).toBeGreaterThan(0);
    expect(missing(texts)).toEqual([]);
  });

  it('names of areas, urgency, and status, and what the law and our targets say', () => {
    expect(
      missing([...Object.values(AREA_NAMES), ...Object.values(TIER_NAMES), ...Object.values(STATUS_NAMES)]),
    ).toEqual([]);
    expect(
      missing([...repairRules.map(({ says }) => says), ...Object.values(TARGETS).map(({ says }) => says)]),
    ).toEqual([]);
  });

  it('names of deadlines and visits', () => {
    const source = readFileSync('components/care/workOrders/maintenance.labels.ts', 'utf8');
    const names = ['clockNames', 'visitNames'].flatMap((table) => {
      const [rows = ''] = source.split(`export const ${table}`)[1]?.split('};') ?? [];
      return [...rows.matchAll(/: '([^']+)',/g)].map(([, name = '']) => name);
    });
    expect(names).toHaveLength(10);
    expect(missing(names)).toEqual([]);
  });

  it('every reason of urgency, and how we decide', () => {
    const calm = { description: '', activeDamage: false, gettingWorse: false };
    const tiers = ['life_safety', 'urgent', 'standard', 'planned'] as const;
    const reasons = tiers.flatMap((tier) =>
      [
        {},
        { activeDamage: true },
        { gettingWorse: true },
        ...['gas leak', 'sparks', 'smoke', 'monóxido', 'flooding', 'sewage'].map((description) => ({ description })),
      ].map((more) => deriveUrgency({ ...calm, ...more, symptom: { tier, kind: 'other' } }).reason),
    );
    expect(missing([...new Set(reasons), ...URGENCY_RULES])).toEqual([]);
  });

  it('every next step of a resident', () => {
    expect(
      missing(
        [...Object.values(NEXT_STEPS), ...Object.values(SERVICE_STEPS), RESIDENT_DECIDES].map(
          ({ all, resident }) => resident ?? all,
        ),
      ),
    ).toEqual([]);
  });

  it('what became of a report', () => {
    const source = readFileSync('components/care/workOrders/report/ReportSent.tsx', 'utf8');
    const outcomes = [...source.matchAll(/return \['([^']+)'\]/g)].map(([, text = '']) => text);
    expect(outcomes).toHaveLength(2);
    expect(missing([...outcomes, ...Object.values(TIER_NAMES).map((name) => `${name}.`)])).toEqual([]);
  });

  it('every word of an emergency', () => {
    expect(
      missing(symptomsIn('emergency').flatMap(({ label, safety, emergency = [] }) => [label, safety, ...emergency])),
    ).toEqual([]);
  });
});
