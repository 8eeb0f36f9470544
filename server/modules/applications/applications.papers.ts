// The papers an application makes for each who applies: what they handed in, what they agreed to, what they paid.
import sharp from 'sharp';
import * as z from 'zod';
import { answerText } from '@/contract/answers';
import { pathOf } from '@/contract/flow';
import { inDollars } from '@/contract/money';
import { asSystem, type Db } from '@/server/db/client';
import { keepDocument } from '@/server/modules/documents/documents.service';
import { openPdf, type Pdf } from '@/server/pdf/pdf';
import { readWhole } from '@/server/providers/storage/storage';
import type { Services } from '@/server/services';
import { flowOf } from './applications.particulars';
import * as repo from './applications.repo';

const Payload = z.object({ applicantId: z.uuid() });

interface Drawn {
  me: repo.ApplicantRow;
  application: repo.ApplicationRow;
  home: repo.HomeOf;
}

/** Draws what is not drawn yet, once each: what is kept is written down with it. */
export async function drawApplicationPapers(services: Services, payload: unknown): Promise<void> {
  const { applicantId } = Payload.parse(payload);
  await asSystem(services.db, async (db) => {
    const known = await repo.findApplicant(db, applicantId);
    const application = known && (await repo.lock(db, known.applicationId));
    const me = await repo.findApplicant(db, applicantId);
    if (!application || !me?.personId || !me.submittedAt) return;
    const home = await repo.homeOf(db, application.homeId);
    const about = { me, application, home };
    if (!me.applicationDocumentId)
      await keepPaper(db, services, about, 'applicationDocumentId', await drawApplication(db, services.storage, about));
    if (!me.consentDocumentId) await keepPaper(db, services, about, 'consentDocumentId', await drawConsents(db, about));
    const charge = await repo.chargeOf(db, me.id);
    if (!me.receiptDocumentId && me.feeSettledAt && charge?.status === 'succeeded')
      await keepPaper(db, services, about, 'receiptDocumentId', await drawReceipt(about, charge));
  });
}

type Column = 'applicationDocumentId' | 'consentDocumentId' | 'receiptDocumentId';
interface Made {
  name: string;
  category: 'application' | 'receipt';
  bytes: Uint8Array;
}

async function keepPaper(db: Db, { storage, clock }: Services, { me, home }: Drawn, column: Column, made: Made) {
  if (!me.personId) return;
  const { id } = await keepDocument(db, storage, {
    ...made,
    runId: null,
    ownerId: me.personId,
    homeId: home.homeId,
    now: clock(),
  });
  await repo.updateApplicant(db, me.id, { [column]: id });
}

const stamp = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const titleOf = (what: string, { home }: Drawn) => `${what}: ${home.streetAddress}, ${home.city}`;

function begin(what: string, about: Drawn): Pdf {
  const { application, me } = about;
  const pdf = openPdf({ title: titleOf(what, about), createdAt: me.submittedAt ?? application.createdAt });
  pdf.title(what);
  pdf.fact('Home', `${about.home.streetAddress}, ${about.home.city}, ${about.home.state}`);
  pdf.fact('Application', application.id);
  pdf.fact('Of', me.name);
  return pdf;
}

async function drawPicture(db: Db, storage: Services['storage'], pdf: Pdf, id: string, alt: string): Promise<void> {
  const key = await repo.pictureKey(db, id);
  const bytes = key && (await readWhole(storage, key));
  if (!bytes) return;
  const jpeg = await sharp(bytes).resize(900, 900, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer();
  pdf.picture(jpeg, alt, 160);
}

async function drawApplication(db: Db, storage: Services['storage'], about: Drawn): Promise<Made> {
  const { application, me } = about;
  const kept = await repo.particularsOf(db, me.id);
  const answers = (kept?.answers ?? {}) as Record<string, unknown>;
  const pdf = begin('Application', about);
  pdf.fact('Handed in', me.submittedAt ? stamp(me.submittedAt) : '');
  pdf.fact('Moving in', `${application.desiredStart}, for ${application.termMonths} months`);
  pdf.fact('Rent a month', inDollars(about.home.rentCents));
  const { minors, pets, assistanceAnimals } = application.household;
  pdf.fact('Younger than 18', String(minors));
  for (const { kind, breed, pounds, pictureId } of pets) {
    pdf.fact('Pet', `${kind}, ${breed}, ${pounds} pounds`);
    if (pictureId) await drawPicture(db, storage, pdf, pictureId, `${kind}, ${breed}`);
  }
  if (assistanceAnimals > 0) pdf.fact('Assistance animals', String(assistanceAnimals));
  const flow = flowOf(me.role);
  for (const screen of pathOf(flow, answers)) {
    pdf.heading(screen.title);
    for (const name of screen.asks) {
      const question = flow.questions[name];
      const text = question ? answerText(question, answers[name]) : '';
      if (question && text) pdf.fact(question.label, text);
    }
  }
  if (kept?.identityLastFour)
    pdf.fact(kept.identityKind === 'itin' ? 'ITIN' : 'Social Security number', `ends in ${kept.identityLastFour}`);
  return { name: `${titleOf('Application', about)}.pdf`, category: 'application', bytes: await pdf.bytes() };
}

async function drawConsents(db: Db, about: Drawn): Promise<Made> {
  const pdf = begin('What you agreed to', about);
  for (const { kind, wording, givenAt, consentContext } of await repo.consentsOf(db, about.me.id)) {
    const { name = '', version = '', address = '' } = consentContext as Record<string, string>;
    pdf.heading(headings[kind] ?? kind);
    pdf.paragraph(wording);
    pdf.fact('Agreed', `${stamp(givenAt)}, by typing “${name}”${address ? `, from ${address}` : ''}`);
    pdf.fact('Wording of', version);
  }
  return { name: `${titleOf('Consents', about)}.pdf`, category: 'application', bytes: await pdf.bytes() };
}

const headings: Readonly<Record<string, string>> = {
  consumerReports: 'Reports about you',
  truth: 'The truth of what you wrote',
  electronic: 'Letters by e-mail',
};

async function drawReceipt(
  about: Drawn,
  charge: { id: string; amount: number; method: string; updatedAt: Date },
): Promise<Made> {
  const pdf = begin('Receipt', about);
  pdf.fact('For', 'The screening of your application');
  pdf.fact('Paid', inDollars(charge.amount));
  pdf.fact('By', charge.method === 'card' ? 'card' : 'bank account');
  pdf.fact('On', stamp(charge.updatedAt));
  pdf.fact('Payment', charge.id);
  pdf.paragraph(
    'It serves for thirty days with every home here. Where we do not process your application, it comes back by itself.',
    'soft',
  );
  return { name: `${titleOf('Receipt', about)}.pdf`, category: 'receipt', bytes: await pdf.bytes() };
}
