// The papers an application makes for each who applies: what they handed in, what they agreed to, what they paid.
import sharp from 'sharp';
import * as z from 'zod';
import { formatExactMoney } from '@/contract/money/cents';
import { answerText } from '@/contract/questionnaire/answers';
import { visibleScreens } from '@/contract/questionnaire/flow';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { storeDocument } from '@/server/modules/documents/service';
import { openPdf, type Pdf } from '@/server/pdf/document';
import { readWhole } from '@/server/providers/storage/storage';
import { flowOf } from './personalDetails/service';
import * as repo from './repo';

const Payload = z.object({ applicantId: z.uuid() });

interface DocumentContext {
  me: repo.ApplicantRow;
  application: repo.ApplicationRow;
  home: repo.ApplicationHomeRow;
}

/** Draws what is not drawn yet, once each: what is kept is written down with it. */
export async function generateApplicationDocuments(services: Services, payload: unknown): Promise<void> {
  const { applicantId } = Payload.parse(payload);
  await asSystem(services.db, async (db) => {
    const known = await repo.findApplicant(db, applicantId);
    const application = known && (await repo.lock(db, known.applicationId));
    const me = await repo.findApplicant(db, applicantId);
    if (!application || !me?.personId || !me.submittedAt) return;
    const home = await repo.findHome(db, application.homeId);
    const about = { me, application, home };
    if (!me.applicationDocumentId)
      await storePdf(
        db,
        services,
        about,
        'applicationDocumentId',
        await renderApplication(db, services.storage, about),
      );
    if (!me.consentDocumentId)
      await storePdf(db, services, about, 'consentDocumentId', await renderConsents(db, about));
    const charge = await repo.findFeeCharge(db, me.id);
    if (!me.receiptDocumentId && me.feeSettledAt && charge?.status === 'succeeded')
      await storePdf(db, services, about, 'receiptDocumentId', await renderReceipt(about, charge));
  });
}

type DocumentColumn = 'applicationDocumentId' | 'consentDocumentId' | 'receiptDocumentId';
interface GeneratedPdf {
  name: string;
  category: 'application' | 'receipt';
  bytes: Uint8Array;
}

async function storePdf(
  db: Db,
  { storage, clock }: Services,
  { me, home }: DocumentContext,
  column: DocumentColumn,
  made: GeneratedPdf,
) {
  if (!me.personId) return;
  const { id } = await storeDocument(db, storage, {
    ...made,
    runId: null,
    ownerId: me.personId,
    homeId: home.homeId,
    now: clock(),
  });
  await repo.updateApplicant(db, me.id, { [column]: id });
}

const formatTimestamp = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const titleOf = (what: string, { home }: DocumentContext) => `${what}: ${home.streetAddress}, ${home.city}`;

function startPdf(what: string, about: DocumentContext): Pdf {
  const { application, me } = about;
  const pdf = openPdf({ title: titleOf(what, about), createdAt: me.submittedAt ?? application.createdAt });
  pdf.title(what);
  pdf.labeledLine('Home', `${about.home.streetAddress}, ${about.home.city}, ${about.home.state}`);
  pdf.labeledLine('Application', application.id);
  pdf.labeledLine('Of', me.name);
  return pdf;
}

async function addPicture(db: Db, storage: Services['storage'], pdf: Pdf, id: string, alt: string): Promise<void> {
  const key = await repo.findPictureKey(db, id);
  const bytes = key && (await readWhole(storage, key));
  if (!bytes) return;
  const jpeg = await sharp(bytes).resize(900, 900, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer();
  pdf.picture(jpeg, alt, 160);
}

async function renderApplication(db: Db, storage: Services['storage'], about: DocumentContext): Promise<GeneratedPdf> {
  const { application, me } = about;
  const kept = await repo.findPersonalDetails(db, me.id);
  const answers = (kept?.answers ?? {}) as Record<string, unknown>;
  const pdf = startPdf('Application', about);
  pdf.labeledLine('Handed in', me.submittedAt ? formatTimestamp(me.submittedAt) : '');
  pdf.labeledLine('Moving in', `${application.desiredStart}, for ${application.termMonths} months`);
  pdf.labeledLine('Rent a month', formatExactMoney(about.home.rentCents));
  const { minors, pets, assistanceAnimals } = application.household;
  pdf.labeledLine('Younger than 18', String(minors));
  for (const { kind, breed, pounds, pictureId } of pets) {
    pdf.labeledLine('Pet', `${kind}, ${breed}, ${pounds} pounds`);
    if (pictureId) await addPicture(db, storage, pdf, pictureId, `${kind}, ${breed}`);
  }
  if (assistanceAnimals > 0) pdf.labeledLine('Assistance animals', String(assistanceAnimals));
  const flow = flowOf(me.role);
  for (const screen of visibleScreens(flow, answers)) {
    pdf.heading(screen.title);
    for (const name of screen.asks) {
      const question = flow.questions[name];
      const text = question ? answerText(question, answers[name]) : '';
      if (question && text) pdf.labeledLine(question.label, text);
    }
  }
  if (kept?.identityLastFour)
    pdf.labeledLine(
      kept.identityKind === 'itin' ? 'ITIN' : 'Social Security number',
      `ends in ${kept.identityLastFour}`,
    );
  return { name: `${titleOf('Application', about)}.pdf`, category: 'application', bytes: await pdf.bytes() };
}

async function renderConsents(db: Db, about: DocumentContext): Promise<GeneratedPdf> {
  const pdf = startPdf('What you agreed to', about);
  for (const { kind, wording, givenAt, consentContext } of await repo.findConsents(db, about.me.id)) {
    const { name = '', version = '', address = '' } = consentContext as Record<string, string>;
    pdf.heading(CONSENT_HEADINGS[kind] ?? kind);
    pdf.paragraph(wording);
    pdf.labeledLine('Agreed', `${formatTimestamp(givenAt)}, by typing “${name}”${address ? `, from ${address}` : ''}`);
    pdf.labeledLine('Wording of', version);
  }
  return { name: `${titleOf('Consents', about)}.pdf`, category: 'application', bytes: await pdf.bytes() };
}

const CONSENT_HEADINGS: Readonly<Record<string, string>> = {
  consumerReports: 'Reports about you',
  accuracy: 'The truth of what you wrote',
  electronicDelivery: 'Letters by e-mail',
};

async function renderReceipt(
  about: DocumentContext,
  charge: { id: string; amount: number; method: string; updatedAt: Date },
): Promise<GeneratedPdf> {
  const pdf = startPdf('Receipt', about);
  pdf.labeledLine('For', 'The screening of your application');
  pdf.labeledLine('Paid', formatExactMoney(charge.amount));
  pdf.labeledLine('By', charge.method === 'card' ? 'card' : 'bank account');
  pdf.labeledLine('On', formatTimestamp(charge.updatedAt));
  pdf.labeledLine('Payment', charge.id);
  pdf.paragraph(
    'It serves for thirty days with every home here. Where we do not process your application, it comes back by itself.',
    'soft',
  );
  return { name: `${titleOf('Receipt', about)}.pdf`, category: 'receipt', bytes: await pdf.bytes() };
}
