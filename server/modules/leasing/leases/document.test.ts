import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, sumCents } from '@/contract/amounts/cents';
import { FIRE_SYSTEMS, type HomeDisclosures, KNOWN_ISSUES } from '@/contract/homes/homes/disclosures';
import type { FloodKnowledge } from '@/contract/homes/homes/flood';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { depositLimit } from '@/contract/law/deposits';
import { requiredHandouts } from '@/contract/law/handouts';
import { disclosureFrom } from '@/contract/law/tenancy';
import { statutoryTexts } from '@/contract/law/texts/statutes.data';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import { dueAtMoveIn } from '@/contract/money/charges/leaseTerms';
import type { SigningDocument } from '@/contract/platform/signing/endpoints';
import { createFee, createLeaseRequest, createListing, listings } from '@/server/modules/leasing/leases/fixture';
import { assertOnceFees, chargesNotListed, leaseTerms } from '@/server/modules/leasing/leases/terms';
import type { GivenHandout } from '@/server/modules/platform/handouts';
import { renderDocument } from '@/server/modules/platform/signing/pdf';
import { openPdf } from '@/server/pdf/document';
import { idOf } from '@/server/seed/generators/ids';
import { hasTools, runTool, writeTempFile } from '@/tests/support/security/signatures';
import { floodSections, leaseDocument, selectClauses } from './document';

const day = '2026-11-21';
const states = ['CA', 'WA', 'FL', 'VA'];
const agent = { leadPaintAgent: { name: 'Robin Reyes', signedOn: '2026-11-20' } };
const draft = (...given: Parameters<typeof leaseTerms>): LeaseTerms => ({ ...leaseTerms(...given), ...agent });
const termsIn = (state: string, more = {}, wish = {}) =>
  draft(createListing(state, more), 'Maya Okafor', createLeaseRequest(wish), day);
/** An edition of each paper that the law has residents get. */
const papersOf = (terms: LeaseTerms): GivenHandout[] =>
  requiredHandouts(jurisdictionOf(terms.address), day, { occasion: 'lease', yearBuilt: terms.yearBuilt }).map(
    ({ id, title, law, locality }) => ({
      id,
      law,
      name: title,
      isLocal: locality !== undefined,
      attachments: [
        { title, href: `https://belong.test/${id}`, edition: 'July 2026', language: 'en', sha256: 'a1'.repeat(32) },
      ],
    }),
  );
const textOf = ({ sections }: SigningDocument) =>
  sections
    .flatMap(({ heading, paragraphs, summary, summaryEs }) => [heading, ...paragraphs, summary, summaryEs])
    .join('\n');
const idsIn = (state: string, more = {}) => selectClauses(termsIn(state, more), day).map(({ id }) => id);

describe('a lease', () => {
  test.each(states)('in %s fills every word, tells each clause in English and Spanish, and names its law', (state) => {
    const paper = leaseDocument(termsIn(state), day);
    expect(new Set(paper.sections.map(({ id }) => id)).size).toBe(paper.sections.length);
    for (const { heading, paragraphs, summary, summaryEs, source, id, ownDocument } of paper.sections) {
      expect(heading).toMatch(ownDocument ? /^[A-Z]/ : /^\d+\. \S/);
      expect(paragraphs.join('') + summary + summaryEs).not.toMatch(/[{}]|undefined|null|NaN/);
      expect([paragraphs.length > 0, Boolean(summary), Boolean(summaryEs)]).toEqual([true, true, true]);
      if (/^(ca|wa|fl|va)-/.test(id) && !['wa-flood', 'va-flood'].includes(id)) expect(source).toBeTruthy();
    }
    for (const words of [
      'Maya Okafor',
      'Ada Lovelace',
      '12 Alder Lane',
      '$3,000.00',
      'December 1, 2026',
      'November 30, 2027',
    ])
      expect(textOf(paper)).toContain(words);
  });

  test('says what its state asks for', () => {
    expect(idsIn('CA')).toEqual(
      expect.arrayContaining(['ca-bed-bugs', 'ca-mold', 'ca-flood', 'ca-megan', 'ca-just-cause']),
    );
    expect(idsIn('WA')).toEqual(expect.arrayContaining(['wa-checklist', 'wa-trust', 'wa-fire', 'wa-mold', 'wa-owner']));
    expect(idsIn('FL')).toEqual(
      expect.arrayContaining(['fl-radon', 'fl-flood', 'fl-deposit', 'fl-notice', 'fl-email']),
    );
    expect(idsIn('VA')).toEqual(expect.arrayContaining(['va-rights', 'va-mold', 'va-insurance', 'va-report']));
    const radon = textOf(leaseDocument(termsIn('FL'), day));
    expect(radon).toContain(
      'RADON GAS: Radon is a naturally occurring radioactive gas that, when it has accumulated in a building in sufficient quantities, may present health risks to persons who are exposed to it over time.',
    );
  });

  test('in Virginia begins with every fee, under the sentence the law sets', () => {
    const [first] = leaseDocument(termsIn('VA'), day).sections;
    expect(first?.paragraphs[0]).toBe(
      'No additional security deposits or rent shall be charged unless they are listed below or incorporated into this agreement by way of a separate addendum after execution of this rental agreement.',
    );
    for (const words of ['Garden care, $120.00', 'Pet, $35.00', '$3,000.00', 'Returned payment: $25.00'])
      expect(first?.paragraphs[1]).toContain(words);
  });

  // Va. Code § 55.1-1204.1: the description of rent and fees, and the sentence above it, on the first page of the lease.
  (hasTools('pdftotext') ? test : test.skip)('in Virginia has every fee on the first page of the file', async () => {
    const paper = leaseDocument(termsIn('VA'), day);
    const envelope = { id: idOf('envelope'), paper, paperHash: '' };
    const bytes = await renderDocument({ envelope, signers: [] } as never, [], new Date('2026-11-21T12:00:00Z'));
    const page = runTool('pdftotext', '-raw', '-l', '1', writeTempFile(bytes), '-').replace(/\s+/g, ' ');
    for (const words of paper.sections[0]?.paragraphs ?? []) expect(page).toContain(words.slice(0, 60));
    for (const words of ['Garden care, $120.00', 'Security deposit: $3,000.00', 'Returned payment: $25.00'])
      expect(page).toContain(words);
  });

  test('warns of lead in homes built before 1978 or at an unknown time', () => {
    expect(idsIn('CA', { yearBuilt: 1977 })).toContain('lead-warning');
    expect(idsIn('CA', { yearBuilt: null })).toContain('lead-warning');
    expect(idsIn('CA', { yearBuilt: 1978 })).not.toContain('lead-warning');
  });

  const smokingIn = (state: string, smoking: LeaseTerms['smoking']) => {
    const terms = { ...termsIn(state), smoking };
    const section = leaseDocument(terms, day).sections.find(({ id }) => id === 'smoking');
    const { heading = '', paragraphs = [], summary = '', summaryEs = '' } = section ?? {};
    return { heading: heading.replace(/^\d+\. /, ''), text: paragraphs.join(' '), summary, summaryEs };
  };

  test.each(states)('in %s says where one may smoke as the owner chose it, in both languages', (state) => {
    const [none, outside] = [smokingIn(state, 'none'), smokingIn(state, 'outside')];
    expect(none).toMatchObject({
      heading: 'No smoking',
      text: expect.stringContaining('prohibited everywhere on the premises'),
      summary: expect.stringContaining('indoors or outdoors'),
      summaryEs: expect.stringContaining('ni adentro ni afuera'),
    });
    expect(outside).toMatchObject({
      heading: 'Smoking outdoors only',
      text: expect.stringContaining('may smoke or vape outdoors on the premises'),
      summary: expect.stringContaining('allowed outdoors only'),
      summaryEs: expect.stringContaining('Solo se permite fumar o vapear afuera'),
    });
    for (const words of [outside.text, outside.summary])
      expect(words.includes('at least 25 feet from doors')).toBe(state === 'WA');
    expect(outside.summaryEs.includes('25 pies')).toBe(state === 'WA');
  });

  test('of a home that was set up before anyone asked forbids smoking indoors and near doors and windows', () => {
    for (const smoking of [null, undefined])
      expect(smokingIn('CA', smoking)).toMatchObject({
        text: expect.stringContaining('inside the home, in common areas, and within 25 feet of a door or window'),
        summary: 'No smoking or vaping indoors.',
      });
  });

  test.each([
    [null, 'Approved pets: Biscuit, a beagle. ', 'Mascotas aprobadas: Biscuit, a beagle. '],
    [1, 'Biscuit, a beagle; at most 1 pet may live in the home.', 'puede vivir como máximo 1 mascota.'],
    [3, 'Biscuit, a beagle; at most 3 pets may live in the home.', 'pueden vivir como máximo 3 mascotas.'],
  ])('states a limit of %s pets wherever it names the approved ones', (petLimit, english, spanish) => {
    const paper = leaseDocument(termsIn('CA', { petLimit }), day);
    for (const id of ['pets', 'pet-addendum']) {
      const section = paper.sections.find((each) => each.id === id);
      expect(section?.paragraphs[0]).toContain(english);
      expect(section?.summary).toContain(english);
      expect(section?.summaryEs).toContain(spanish);
    }
  });

  test.each([
    [undefined, '', ''],
    [1, 'told the Manager of one assistance animal. That is their request', 'You told us of one assistance animal'],
    [2, 'told the Manager of 2 assistance animals. That is their request', 'You told us of 2 assistance animals'],
  ])(
    'with %s assistance animals told of in the application, nobody asks again',
    (assistanceAnimals, clause, summary) => {
      const section = leaseDocument({ ...termsIn('CA'), assistanceAnimals }, day).sections.find(
        ({ id }) => id === 'pets',
      );
      expect(section?.paragraphs[1]).toContain(clause);
      expect(section?.paragraphs[1]).toContain('The Resident may request one as a reasonable accommodation');
      expect(section?.summary).toContain(summary);
      expect(`${section?.paragraphs.join(' ')} ${section?.summary} ${section?.summaryEs}`).not.toContain('{');
      expect(section?.summaryEs?.includes('no necesita pedirlo otra vez')).toBe(assistanceAnimals !== undefined);
    },
  );

  test('takes the clauses that hold on its day', () => {
    const on = (date: string) => selectClauses(termsIn('FL'), date).map(({ id }) => id);
    expect(on('2025-09-30')).not.toContain('fl-flood');
    expect(on('2025-10-01')).toContain('fl-flood');
  });

  const dry = { flooded: false, hazardArea: false, insured: false, claimed: false, aided: false, details: '' };
  const wet = { ...dry, flooded: true, claimed: true, aided: true, details: 'The creek rose in 2023.' };
  const floodSection = (state: string, flood: FloodKnowledge | null) => {
    const section = leaseDocument(termsIn(state, { flood }), day).sections.find(
      ({ id }) => id === `${state.toLowerCase()}-flood`,
    );
    return { text: section?.paragraphs.join(' ') ?? '', en: section?.summary ?? '', es: section?.summaryEs ?? '' };
  };

  test.each(states)('in %s says about floods what the homeowner answered, in both languages', (state) => {
    const [yes, no] = [wet, dry].map((flood) => floodSection(state, flood));
    expect(yes?.text).toMatch(/knows that the home has flooded|has knowledge of flooding/);
    expect(yes?.text).toContain('“The creek rose in 2023.”');
    expect([yes?.en, yes?.es]).toEqual([
      expect.stringContaining('This home has flooded'),
      expect.stringContaining('se ha inundado'),
    ]);
    expect(no?.text).toMatch(/knows of no flooding|has no knowledge of any flooding/);
    expect([no?.en, no?.es]).toEqual([
      expect.stringContaining('no flood and no flood hazard'),
      expect.stringContaining('no sabe de ninguna inundación ni de peligro'),
    ]);
    for (const { text } of [yes, no].flatMap((each) => each ?? [])) expect(text).not.toContain('addendum');
  });

  test.each(['CA', 'WA', 'VA'])('in %s says that the homeowner has not answered about floods, and no more', (state) => {
    const { text, en, es } = floodSection(state, null);
    expect(text).toContain('has not said whether');
    expect(text).not.toMatch(/knows of no|has no (actual )?knowledge|addendum/);
    expect([en, es]).toEqual([expect.stringContaining('hasn’t said'), expect.stringContaining('no ha dicho')]);
  });

  test('leaves out text for an unfilled form in Florida', () => {
    expect(() => leaseDocument(termsIn('FL', { flood: null }), day)).toThrow('No lease knows {floodKnowledge}');
    const short = leaseDocument(termsIn('FL', { flood: null }, { months: 11 }), day).sections;
    expect(short.map(({ id }) => id)).not.toContain('fl-flood');
  });

  test('in Florida has the flood disclosure in a document of its own, which residents initial, and no gap in its numbers', () => {
    const { sections } = leaseDocument(termsIn('FL'), day);
    expect(sections.filter(({ ownDocument }) => ownDocument)).toMatchObject([
      { id: 'fl-flood', ownDocument: expect.stringMatching(/^Flood disclosure: 12 Alder Lane/), initials: true },
    ]);
    const numbers = sections
      .filter(({ ownDocument }) => !ownDocument)
      .map(({ heading }) => Number.parseInt(heading, 10));
    expect(numbers).toEqual(numbers.map((_, n) => n + 1));
  });

  test.each([
    ['FL', 12, ['Flood disclosure']],
    ['FL', 11, []],
    ['CA', 6, ['5. Flood hazard disclosure']],
    ['WA', 12, []],
    ['VA', 12, []],
  ])('a renewal in %s for %i months says about floods what the law asks for', (state, months, headings) => {
    const sections = floodSections({ ...termsIn(state, { flood: wet }), months }, day, 5);
    expect(sections.map(({ heading }) => heading)).toEqual(headings);
    for (const { paragraphs } of sections) expect(paragraphs.join(' ')).toContain('“The creek rose in 2023.”');
  });

  test.each([
    [true, 'known lead-based paint', 'There is known lead paint', 'hay pintura con plomo en esta vivienda'],
    [
      false,
      'the Homeowner has no knowledge of lead-based paint',
      'We know of no lead paint',
      'No tenemos conocimiento',
    ],
  ])('of lead paint known: %s, says so in a home built before 1978, in both languages', (leadPaint, text, en, es) => {
    const sections = (yearBuilt: number) => leaseDocument(termsIn('CA', { leadPaint, yearBuilt }), day).sections;
    const section = sections(1954).find(({ id }) => id === 'lead-disclosure');
    expect(section?.paragraphs.join(' ')).toContain(text);
    expect([section?.summary, section?.summaryEs]).toEqual([expect.stringContaining(en), expect.stringContaining(es)]);
    expect(sections(1978).some(({ id }) => id === 'lead-disclosure')).toBe(false);
  });

  test.each([1977, null])('has no words about lead paint without an answer in a home built in %s', (yearBuilt) => {
    expect(() => leaseDocument(termsIn('CA', { leadPaint: null, yearBuilt }), day)).toThrow(
      'No lease knows {leadPaintKnowledge}',
    );
  });

  test('in Virginia gives the days to pay of the law on the day it is drafted', () => {
    const paper = (on: string) => textOf(leaseDocument(termsIn('VA'), on));
    expect(paper('2026-06-30')).toContain('a written notice gives five days to pay');
    expect(paper('2026-07-01')).toContain('a written notice gives 14 days to pay');
    expect(paper('2026-07-01')).not.toContain('five days to pay');
  });

  test.each([
    ['VA', statutoryTexts.vaFeeDisclosure],
    ['FL', statutoryTexts.flDepositDisclosure],
    ['FL', statutoryTexts.flRadon],
    ['FL', statutoryTexts.flAbandonedProperty],
  ] as const)('in %s has the words that its statutes prescribe', (state, { paragraphs }) => {
    for (const words of paragraphs) expect(textOf(leaseDocument(termsIn(state), day))).toContain(words);
  });

  const nothing: HomeDisclosures = { known: [], details: '', airZone: 'none', airZoneName: '', fireSystems: [] };
  const everything: HomeDisclosures = {
    known: [...KNOWN_ISSUES],
    details: 'Ask the city.',
    airZone: 'both',
    airZoneName: 'APZ-1',
    fireSystems: [...FIRE_SYSTEMS],
  };
  const sectionOf = (id: string, disclosures: HomeDisclosures | null) => {
    const state = id.slice(0, 2).toUpperCase();
    const section = leaseDocument(termsIn(state, { disclosures }), day).sections.find((each) => each.id === id);
    return { text: section?.paragraphs.join(' ') ?? '', en: section?.summary ?? '', es: section?.summaryEs ?? '' };
  };

  test.each([
    [
      'ca-mold',
      'knows of mold',
      'knows of no mold',
      'whether they know of mold',
      ['known mold', 'No known mold', 'hasn’t said'],
    ],
    [
      'va-mold',
      'has actual knowledge of defective drywall',
      'has no actual knowledge of defective drywall',
      'whether they know of mold in the home, they know of defective drywall in the home, or they know of contamination',
      ['knows of mold, defective drywall', 'No mold, defective drywall', 'hasn’t said'],
    ],
    [
      'va-air',
      'in a noise zone and an accident potential zone of a military air installation',
      'in no noise zone or accident potential zone',
      'whether the home is in a noise zone',
      ['a noise zone and an accident zone', 'Not in a military air zone', 'hasn’t said'],
    ],
    [
      'ca-meters',
      'a permit to demolish the home or has applied',
      'has not applied for a permit to demolish',
      'whether the gas and electric meters of the home serve only the home',
      ['At least one applies here', 'none applies here', 'hasn’t answered yet'],
    ],
  ])(
    '%s says what the homeowner answered, and states nothing that nobody answered',
    (id, yes, no, unanswered, words) => {
      const [some, none, never] = [everything, nothing, null].map((answers) => sectionOf(id, answers));
      expect(some?.text).toContain(yes);
      expect(some?.text).toMatch(/“Ask the city\.”|“APZ-1”/);
      expect(none?.text).toContain(no);
      expect(none?.text).not.toContain('“Ask the city.”');
      expect(never?.text).toContain(unanswered);
      expect(never?.text).toContain('Nothing in this Lease says');
      expect(never?.text).not.toMatch(
        /knows of|has no (actual )?knowledge|has not applied|serve only the home\. No company/,
      );
      expect([some?.en, none?.en, never?.en]).toEqual(words.map((text) => expect.stringContaining(text)));
      expect(new Set([some?.es, none?.es, never?.es]).size).toBe(3);
      for (const each of [some, none, never]) expect(each?.es).not.toBe(each?.en);
      for (const { text } of [some, none, never].flatMap((each) => each ?? [])) expect(text).not.toContain('addendum');
    },
  );

  test('each thing that is known changes its own sentence and no other', () => {
    const plain = sectionOf('ca-meters', nothing).text.split('. ');
    const issues = { meters: 0, pests: 1, demolition: 2, ordnance: 3, death: 4, contamination: 5 } as const;
    for (const issue of Object.keys(issues) as (keyof typeof issues)[]) {
      const found = sectionOf('ca-meters', { ...nothing, known: [issue] });
      const kept = plain.filter((sentence) => found.text.includes(sentence.replace(/\.$/, '')));
      expect(kept.length, issue).toBe(5);
      expect(found.en).toContain('At least one applies');
    }
    expect(sectionOf('va-mold', { ...nothing, known: ['death'], details: 'In 2025.' }).text).not.toContain('In 2025.');
  });

  test('in Washington names what the building has against fires, and what it lacks', () => {
    expect(sectionOf('wa-fire', { ...nothing, fireSystems: ['sprinklers', 'evacuation'] }).text).toContain(
      'The building has a fire sprinkler system, no fire alarm system, no emergency notification plan, no emergency relocation plan, and an emergency evacuation plan.',
    );
    expect(sectionOf('wa-fire', null).text).toContain('has not said whether the building has a fire sprinkler system');
    expect(sectionOf('wa-fire', null).text).not.toContain('The building has');
  });

  test('in California counts flood insurance or a known hazard area as actual knowledge, without a flood', () => {
    for (const flood of [
      { ...dry, insured: true },
      { ...dry, hazardArea: true },
    ]) {
      const { text, en, es } = floodSection('CA', flood);
      expect(text).toContain('The Homeowner has actual knowledge that the home is in a special flood hazard area');
      expect(text).toContain('knows of no flooding of the home');
      expect(text.includes('carries flood insurance')).toBe(flood.insured);
      expect([en, es]).toEqual([
        expect.stringContaining('knows of a flood hazard here'),
        expect.stringContaining('hay peligro de inundación'),
      ]);
    }
    expect(floodSection('CA', dry).text).toContain('has no actual knowledge that the home is in');
  });

  test('in Florida completes each line of the form by itself', () => {
    const { text } = floodSection('FL', { ...wet, claimed: false });
    expect(text).toContain('has knowledge of flooding that has damaged the dwelling unit');
    expect(text).toContain('has not filed a claim with an insurance provider');
    expect(text).toContain('has received assistance for flood damage');
    expect(floodSection('FL', { ...wet, aided: false }).text).toContain('has filed a claim');
    expect(floodSection('FL', { ...wet, aided: false }).text).toContain('has not received assistance');
  });

  test('begins to tell of floods in California on July 1, 2018, the day of the rule', () => {
    const on = (date: string) => selectClauses(termsIn('CA'), date).map(({ id }) => id);
    expect(on('2018-06-30')).not.toContain('ca-flood');
    expect(on('2018-07-01')).toContain('ca-flood');
    expect(() => disclosureFrom('nowhere-flood')).toThrow('There is no disclosure nowhere-flood');
  });
});

/** Amounts in the text of a law that are not charged. */
const lawful = [12_500, 150_000];
const amountsIn = (text: string) =>
  [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, figure = '']) =>
    Math.round(Number(figure.replaceAll(',', '')) * 100),
  );

/** By its digits alone: `$1,234.05`. */
const toTheCent = (amount: number) =>
  `$${String(Math.trunc(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',')}.${String(amount % 100).padStart(2, '0')}`;

describe('all-in', () => {
  const wished = fc.tuple(listings, fc.boolean(), fc.integer({ min: 1, max: 24 })).map(([home, all, asked]) => {
    const months = home.state === 'WA' ? Math.min(asked, 12) : asked;
    const options = all ? home.fees.map(({ id }) => id) : [];
    return { home, terms: draft(home, 'Maya Okafor', createLeaseRequest({ options, months }), day) };
  });

  test('no amount stands in a lease but those of its listing, their sums and what the law allows', () => {
    fc.assert(
      fc.property(wished, ({ terms }) => {
        const { rentCents, depositCents, allInCents, moveInCents, lateFee, returnedPaymentCents, fees } = terms;
        const known: number[] = [rentCents, depositCents, allInCents, moveInCents, lateFee.max, returnedPaymentCents];
        const allowed = new Set([...known, ...fees.map((fee) => fee.cents as number), ...lawful]);
        for (const amount of amountsIn(textOf(leaseDocument(terms, day)))) expect(allowed).toContain(amount);
      }),
      { numRuns: 60 },
    );
  });

  const elsewhere = hasTools('pdftotext') ? test : test.skip;
  elsewhere('what pdftotext reads of every amount in a drawn lease is its integer cents', async () => {
    await fc.assert(
      fc.asyncProperty(wished, async ({ terms }) => {
        const paper = leaseDocument(terms, day);
        const pdf = openPdf({ title: paper.title, createdAt: new Date(day) });
        for (const { heading, paragraphs, summary, summaryEs } of paper.sections) {
          pdf.heading(heading);
          for (const words of [...paragraphs, summary, summaryEs]) if (words) pdf.paragraph(words);
        }
        const text = runTool('pdftotext', '-raw', writeTempFile(await pdf.bytes()), '-');
        const written = text.match(/\$\d{1,3}(,\d{3})*(\.\d+)?/g) ?? [];
        const { rentCents, depositCents, allInCents, moveInCents, lateFee, returnedPaymentCents, fees } = terms;
        const due = [rentCents, depositCents, allInCents, moveInCents, ...fees.map((fee) => fee.cents)];
        for (const amount of due) expect(written).toContain(toTheCent(amount));
        const known = [...due, lateFee.max, returnedPaymentCents, ...lawful].map(toTheCent);
        for (const amount of written) expect(known).toContain(amount.includes('.') ? amount : `${amount}.00`);
        expect(amountsIn(text).toSorted()).toEqual(amountsIn(textOf(paper)).toSorted());
        expect(text).not.toMatch(/NaN|undefined|-0\.00|\de[+-]?\d/);
      }),
      { numRuns: 6 },
    );
  });

  test('a charge that the listing does not show, or shows otherwise, is found', () => {
    const stray = fc.record({
      name: fc.constantFrom('Admin fee', 'Garden care', 'Key fee', 'Trash valet'),
      cents: fc.integer({ min: 1, max: 50_000 }).map(cents),
      every: fc.constantFrom('month' as const, 'once' as const),
    });
    fc.assert(
      fc.property(wished, stray, ({ home, terms }, { name, cents: amount, every }) => {
        expect(chargesNotListed(terms, home)).toEqual([]);
        const same = home.fees.some((fee) => fee.name === name && fee.cents === amount && fee.every === every);
        fc.pre(!same);
        const fees = [...terms.fees, createFee({ name, cents: amount, every })];
        expect(chargesNotListed({ ...terms, fees }, home)).toContain(name);
      }),
    );
    const { home, terms } = { home: createListing('CA'), terms: termsIn('CA') };
    expect(chargesNotListed({ ...terms, rentCents: cents(300_001) }, home)).toEqual(['Rent']);
    expect(() => draft(home, 'Maya', createLeaseRequest({ options: [idOf('fee Admin')] }), day)).toThrow(
      'doesn’t have one of the chosen fees',
    );
  });

  test('the deposit never passes the cap, and the sums add up', () => {
    fc.assert(
      fc.property(wished, ({ home, terms }) => {
        const onceFees = sumCents(terms.fees.filter(({ every }) => every === 'once').map((fee) => fee.cents));
        const limit = depositLimit(jurisdictionOf(home), day, { rent: terms.rentCents, onceFees });
        expect(terms.depositCents).toBeLessThanOrEqual(limit ?? Number.POSITIVE_INFINITY);
        expect(terms.moveInCents).toBeLessThanOrEqual(terms.allInCents + terms.depositCents + onceFees);
        expect(terms.moveInCents).toBeGreaterThan(terms.depositCents + onceFees);
        if (terms.installments === 1) expect(dueAtMoveIn(terms)).toBe(terms.moveInCents);
      }),
    );
  });

  test('a deposit that was a condition of the approval enters as what it is, up to the cap, and nothing else does', () => {
    const agreed = (state: string, depositCents: number) =>
      draft(createListing(state), 'Maya', createLeaseRequest(), day, { depositCents });
    expect(agreed('FL', 450_000)).toMatchObject({ depositCents: 450_000, agreedDepositCents: 450_000 });
    expect(textOf(leaseDocument(agreed('FL', 450_000), day))).toContain(
      'except that a deposit of $4,500.00 was a condition of the approval, which the Resident accepted',
    );
    expect(agreed('VA', 900_000).depositCents).toBe(600_000);
    expect(agreed('CA', 450_000)).not.toHaveProperty('agreedDepositCents');
    expect(agreed('FL', 100_000)).toMatchObject({ depositCents: 300_000 });
    expect(textOf(leaseDocument(termsIn('FL'), day))).not.toContain('condition of the approval');
  });

  test('in California leaves out one-time fees: whatever is charged at the beginning is the deposit', () => {
    const fees = [createFee({ name: 'Association move-in', cents: 35_000, every: 'once' })];
    expect(termsIn('CA', { fees }, { options: [] })).toMatchObject({
      fees: [],
      depositCents: 300_000,
      moveInCents: 600_000,
    });
  });

  test('CA $3,000 with a pet is at most $3,000 of deposit; Seattle shares a month with fees', () => {
    expect(termsIn('CA', { depositCents: 600_000 }).depositCents).toBe(300_000);
    const fees = [createFee({ name: 'Key', cents: 35_000, every: 'once' })];
    const rent = { rentCents: 200_000, depositCents: 200_000, fees };
    expect(termsIn('WA', rent, { options: [] }).depositCents).toBe(165_000);
    expect(selectClauses(termsIn('WA', rent, { options: [] }), day).map(({ id }) => id)).toContain('wa-fees');
    expect(idsIn('WA')).not.toContain('wa-fees');
  });

  // RCW 59.18.210: a lease of more than a year takes a notary.
  test('in Washington refuses a lease of more than 12 months', () => {
    expect(termsIn('WA', {}, { months: 12 }).months).toBe(12);
    expect(() => termsIn('WA', {}, { months: 13 })).toThrow('at most 12 months');
    expect(termsIn('CA', {}, { months: 24 }).months).toBe(24);
  });

  // SMC 7.24.035: one-time fees are at most 10% of one month; on a rent of $2,000, $200.
  test.each([
    [20_000, true],
    [20_001, false],
  ])('in Seattle one-time fees of %d cents on a rent of $2,000 are taken: %s', (fee, taken) => {
    const fees = [createFee({ name: 'Key', cents: fee, every: 'once' })];
    const terms = termsIn('WA', { rentCents: 200_000, depositCents: 100_000, fees }, { options: [] });
    const check = () => assertOnceFees(terms, day);
    if (taken) expect(check).not.toThrow();
    else expect(check).toThrow('One-time fees can be at most $200.00 here');
  });

  test('what an authority has printed is never said to be received: it is named with its address, and initialed', () => {
    for (const state of ['CA', 'WA', 'FL', 'VA'])
      for (const section of leaseDocument(termsIn(state), day, papersOf(termsIn(state))).sections) {
        const words = section.paragraphs.join(' ');
        expect(words, section.id).not.toMatch(/has received the [a-z ]*(pamphlet|booklet)|was given, before signing/);
        if (/pamphlet “|booklet “|Statement of Tenant|information, or were given it on paper/.test(words)) {
          expect(section.initials, section.id).toBe(true);
          expect(section.attachments?.length, section.id).toBe(1);
        }
      }
  });

  test.each([
    ['CA', ['ca-own-refrigerator']],
    ['FL', ['fl-email']],
    ['WA', []],
    ['VA', []],
  ])('in %s residents may leave out the initials of %j, and of nothing else', (state, ids) => {
    const { sections } = leaseDocument(termsIn(state), day);
    expect(sections.filter(({ optional }) => optional).map(({ id }) => id)).toEqual(ids);
  });

  // Civ. Code § 1941.1(a)(11): the words, the 30 days to change their mind, no condition of the lease, no duty to maintain it.
  test('in California says what a resident who brings a refrigerator acknowledges, from January 1, 2026', () => {
    const clauseOn = (on: string) =>
      leaseDocument(termsIn('CA'), on).sections.find(({ id }) => id === 'ca-own-refrigerator');
    const words = clauseOn('2026-01-01')?.paragraphs.join(' ') ?? '';
    for (const part of [
      'you acknowledge that you have asked to bring your own refrigerator',
      'The Lease does not depend on this choice, and the Homeowner is not responsible for maintaining',
      'With 30 days’ written notice',
      'At the end of the 30 days, the Homeowner installs a refrigerator in good working order.',
    ])
      expect(words).toContain(part);
    expect(clauseOn('2025-12-31')).toBeUndefined();
  });

  test('installments are given where the law gives them, and no more', () => {
    const six = (terms: LeaseTerms) => dueAtMoveIn(terms);
    expect(six(termsIn('WA', {}, { installments: 6 }))).toBe(315_500 + 50_000);
    expect(() => termsIn('WA', {}, { installments: 6, months: 3 })).toThrow('at most 4 parts');
    expect(() => termsIn('CA', {}, { installments: 2 })).toThrow('at most 1 parts');
  });
});
