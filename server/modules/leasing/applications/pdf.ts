// The papers an application makes for each who applies: what they handed in, what they agreed to, what they paid.
import sharp from 'sharp';
import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { answerText } from '@/contract/questionnaire/answers';
import { visibleScreens } from '@/contract/questionnaire/flow';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { prepareAndStore, storeDocument } from '@/server/modules/account/documents';
import { openPdf, type Pdf } from '@/server/pdf/document';
import { readWhole } from '@/server/providers/storage/storage';
import { flowOf } from './personalDetails';
import * as repo from './repo';

const Payload = z.object({ applicantId: z.uuid() });

/** Renders what is not rendered yet, outside of any transaction; each is written down once, with who it belongs to. */
export async function generateApplicationDocuments(services: Services, payload: unknown): Promise<void> {
  const { applicantId } = Payload.parse(payload);
  const about = await asSystem(services.db, (db) => findContext(db, applicantId));
  if (!about) return;
  const { me, payment } = about;
  if (!me.applicationDocumentId)
    await storePdf(services, about, 'applicationDocumentId', await renderApplication(services.storage, about));
  if (!me.consentDocumentId) await storePdf(services, about, 'consentDocumentId', await renderConsents(about));
  if (!me.receiptDocumentId && me.feeSettledAt && payment?.status === 'succeeded')
    await storePdf(services, about, 'receiptDocumentId', await renderReceipt(about, payment));
}

async function findContext(db: Db, applicantId: string) {
  const me = await repo.findApplicant(db, applicantId);
  const application = me && (await repo.find(db, me.applicationId));
  if (!application || !me.personId || !me.submittedAt) return undefined;
  const pictureIds = application.household.pets.flatMap(({ pictureId }) => pictureId ?? []);
  const keys = new Map<string, string>();
  for (const id of pictureIds) {
    const key = await repo.findPictureKey(db, id);
    if (key) keys.set(id, key);
  }
  return {
    me,
    application,
    keys,
    home: await repo.findHome(db, application.homeId),
    details: await repo.findPersonalDetails(db, me.id),
    consents: await repo.findConsents(db, me.id),
    payment: await repo.findFeePayment(db, me.id),
  };
}
type DocumentContext = NonNullable<Awaited<ReturnType<typeof findContext>>>;

type DocumentColumn = 'applicationDocumentId' | 'consentDocumentId' | 'receiptDocumentId';
interface GeneratedPdf {
  name: string;
  category: 'application' | 'receipt';
  bytes: Uint8Array;
}

/** Another run may have written its own by now; then this one is dropped. */
class AlreadyStored extends Error {}

async function storePdf(
  { db, storage, clock }: Services,
  { me, home }: DocumentContext,
  column: DocumentColumn,
  { bytes, ...made }: GeneratedPdf,
) {
  const now = clock();
  const store = prepareAndStore({ db, storage }, { bytes, now }, (file) =>
    asSystem(db, async (trx) => {
      await repo.lock(trx, me.applicationId);
      const current = await repo.findApplicant(trx, me.id);
      if (!current?.personId || current[column]) throw new AlreadyStored();
      const owner = { runId: null, ownerId: current.personId, homeId: home.homeId };
      const { id } = await storeDocument(trx, { ...made, ...owner, file, now });
      await repo.updateApplicant(trx, me.id, { [column]: id });
    }),
  );
  await store.catch((error: unknown) => {
    if (!(error instanceof AlreadyStored)) throw error;
  });
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

async function addPicture(storage: Services['storage'], pdf: Pdf, key: string | undefined, alt: string): Promise<void> {
  const bytes = key && (await readWhole(storage, key));
  if (!bytes) return;
  const jpeg = await sharp(bytes).resize(900, 900, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer();
  pdf.picture(jpeg, alt, 160);
}

async function renderApplication(storage: Services['storage'], about: DocumentContext): Promise<GeneratedPdf> {
  const { application, me, details } = about;
  const answers = (details?.answers ?? {}) as Record<string, unknown>;
  const pdf = startPdf('Application', about);
  pdf.labeledLine('Submitted', me.submittedAt ? formatTimestamp(me.submittedAt) : '');
  pdf.labeledLine('Move-in date', `${application.desiredStart}, for ${application.termMonths} months`);
  pdf.labeledLine('Monthly rent', formatExactMoney(about.home.rentCents));
  const { minors, pets, assistanceAnimals } = application.household;
  pdf.labeledLine('Under 18', String(minors));
  for (const { kind, breed, pounds, pictureId } of pets) {
    pdf.labeledLine('Pet', `${kind}, ${breed}, ${pounds} pounds`);
    if (pictureId) await addPicture(storage, pdf, about.keys.get(pictureId), `${kind}, ${breed}`);
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
  if (details?.identityLastFour)
    pdf.labeledLine(
      details.identityKind === 'itin' ? 'ITIN' : 'Social Security number',
      `ends in ${details.identityLastFour}`,
    );
  return { name: `${titleOf('Application', about)}.pdf`, category: 'application', bytes: await pdf.bytes() };
}

async function renderConsents(about: DocumentContext): Promise<GeneratedPdf> {
  const pdf = startPdf('Your consents', about);
  for (const { kind, wording, givenAt, consentContext } of about.consents) {
    const { name = '', version = '', address = '' } = consentContext as Record<string, string>;
    pdf.heading(CONSENT_HEADINGS[kind] ?? kind);
    pdf.paragraph(wording);
    pdf.labeledLine('Agreed', `${formatTimestamp(givenAt)}, by typing “${name}”${address ? `, from ${address}` : ''}`);
    pdf.labeledLine('Wording dated', version);
  }
  return { name: `${titleOf('Consents', about)}.pdf`, category: 'application', bytes: await pdf.bytes() };
}

const CONSENT_HEADINGS: Readonly<Record<string, string>> = {
  consumerReports: 'Reports about you',
  accuracy: 'Accuracy of your answers',
  reportCopy: 'Copy of your reports',
  electronicDelivery: 'Notices by email',
};

async function renderReceipt(
  about: DocumentContext,
  payment: { id: string; amount: number; method: string; updatedAt: Date },
): Promise<GeneratedPdf> {
  const pdf = startPdf('Receipt', about);
  pdf.labeledLine('For', 'Application screening');
  pdf.labeledLine('Paid', formatExactMoney(payment.amount));
  pdf.labeledLine('By', payment.method === 'card' ? 'card' : 'bank account');
  pdf.labeledLine('On', formatTimestamp(payment.updatedAt));
  pdf.labeledLine('Payment', payment.id);
  pdf.paragraph(
    'It covers any home on Belong for 30 days. If we don’t process your application, it’s refunded automatically.',
    'soft',
  );
  return { name: `${titleOf('Receipt', about)}.pdf`, category: 'receipt', bytes: await pdf.bytes() };
}
