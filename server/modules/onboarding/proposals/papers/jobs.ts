// The report of an inspection and the proposal that came of it, as PDFs among the documents of the owners.
import sharp from 'sharp';
import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { sourceIn } from '@/contract/onboarding/inspections/sources';
import { findStandard, SEVERITY_LABELS } from '@/contract/onboarding/inspections/standards';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { prepareAndStore, storeForAll } from '@/server/modules/account/documents';
import { masterOf } from '@/server/modules/content/media';
import { listHomeOwners } from '@/server/modules/homes/homeMembers';
import {
  findInspection,
  type InspectionRow,
  lockDocumented,
  readFindings,
} from '@/server/modules/onboarding/inspections';
import * as repo from '@/server/modules/onboarding/proposals/repo';
import { openPdf } from '@/server/pdf/document';
import type { Storage } from '@/server/providers/storage/storage';

const Payload = z.object({ inspectionId: z.uuid() });

interface Papers {
  inspection: InspectionRow;
  findings: Awaited<ReturnType<typeof readFindings>>;
  proposal: repo.ProposalRow | undefined;
  items: repo.ItemRow[];
}

async function readPapers(db: Db, inspectionId: string): Promise<Papers | undefined> {
  const inspection = await findInspection(db, inspectionId);
  if (!inspection || (await lockDocumented(db, inspectionId))) return undefined;
  const found = await repo.findByInspection(db, inspectionId);
  const proposal = found?.sentAt ? found : undefined;
  return {
    inspection,
    proposal,
    findings: await readFindings(db, inspectionId),
    items: proposal ? await repo.listItems(db, proposal.id) : [],
  };
}

const dayOf = (at: Date, timeZone: string) => at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
const reportTitle = ({ inspection: { street } }: Papers) => `Inspection report, ${street}`;
const proposalTitle = ({ inspection: { street } }: Papers) => `Proposal, ${street}`;

/** Every room with what was found in it and the photos; a room without findings says so. */
async function renderReport(storage: Storage, papers: Papers, now: Date): Promise<Uint8Array> {
  const { inspection, findings } = papers;
  const title = reportTitle(papers);
  const pdf = openPdf({ title, createdAt: now });
  pdf.title(title);
  pdf.labeledLine('Inspected on', dayOf(inspection.startsAt, inspection.timeZone));
  if (inspection.inspectorName) pdf.labeledLine('Inspector', inspection.inspectorName);
  for (const room of findings.rooms) {
    pdf.heading(room.name);
    const own = findings.findings.filter(({ roomId }) => roomId === room.id);
    if (own.length === 0) pdf.paragraph('Nothing to do here.');
    for (const { standardId, severity, note, measurement, serialPlate, fixed, photoIds } of own) {
      const standard = findStandard(standardId);
      pdf.labeledLine(SEVERITY_LABELS[severity], `${standard?.text ?? standardId}${fixed ? ' (fixed)' : ''}`);
      if (standard) pdf.paragraph(`Source: ${sourceIn(standard.source, inspection.state)}`, 'soft');
      if (note) pdf.paragraph(note);
      if (measurement) pdf.labeledLine('Measured', measurement);
      if (serialPlate) pdf.labeledLine('Serial plate', serialPlate);
      for (const [n, id] of photoIds.entries()) {
        const bytes = await masterOf(storage, findings.photos.get(id)?.picture.id ?? 'none');
        if (!bytes) continue;
        const jpeg = await sharp(bytes).resize(1_200, 1_200, { fit: 'inside' }).jpeg({ quality: 75 }).toBuffer();
        pdf.picture(jpeg, `${room.name}, photo ${n + 1} of ${photoIds.length}`, 180);
      }
    }
  }
  return pdf.bytes();
}

/** The work that we proposed, with its prices as they were sent. */
function renderProposal(papers: Papers, proposal: repo.ProposalRow, now: Date): Promise<Uint8Array> {
  const { items, inspection, findings } = papers;
  const title = proposalTitle(papers);
  const pdf = openPdf({ title, createdAt: now });
  pdf.title(title);
  pdf.labeledLine('Sent on', dayOf(proposal.sentAt ?? now, inspection.timeZone));
  for (const { included, severity, room, standardId, findingId, priceCents, leadDays, pro } of items) {
    if (!included) continue;
    pdf.heading(`${room}: ${findStandard(standardId)?.text ?? standardId}`);
    pdf.labeledLine('How urgent', SEVERITY_LABELS[severity]);
    if (priceCents !== null) pdf.labeledLine('Price', formatExactMoney(priceCents));
    if (leadDays !== null) pdf.labeledLine('Days until it is done', String(leadDays));
    if (pro) pdf.labeledLine('Pro', pro);
    const note = findings.findings.find(({ id }) => id === findingId)?.note;
    if (note) pdf.paragraph(note);
  }
  const total = items.reduce((sum, { included, priceCents }) => sum + (included ? (priceCents ?? 0) : 0), 0);
  pdf.heading('All of it');
  pdf.labeledLine('Total', formatExactMoney(total));
  pdf.paragraph('You decide on each item in your account. A must-do has to be done before the home is listed.');
  return pdf.bytes();
}

/** Lays the report, and a proposal that was sent, among the documents of the owners, once. */
export async function documentInspection(services: Services, payload: unknown): Promise<void> {
  const { inspectionId } = Payload.parse(payload);
  const { db, clock, storage } = services;
  const papers = await asSystem(db, (trx) => readPapers(trx, inspectionId));
  if (!papers) return;
  const now = clock();
  const { inspection, proposal } = papers;
  const made = [{ name: reportTitle(papers), bytes: await renderReport(storage, papers, now) }];
  if (proposal) made.push({ name: proposalTitle(papers), bytes: await renderProposal(papers, proposal, now) });
  const [report, ...others] = made;
  if (!report) return;
  const store = async (trx: Db, name: string, file: StoredFile) => {
    const owners = await listHomeOwners(trx, inspection.homeId);
    await storeForAll(trx, {
      ownerIds: owners.map(({ personId }) => personId),
      homeId: inspection.homeId,
      name,
      category: 'inspection',
      bytes: file.safe.bytes.length,
      sha256: file.sha256,
      storageKey: file.storageKey,
      now,
    });
  };
  await prepareAndStore(services, { bytes: report.bytes, now }, (reportFile) =>
    withFiles(services, others, now, (files) =>
      asSystem(db, async (trx) => {
        if (await lockDocumented(trx, inspectionId, now)) return;
        await store(trx, report.name, reportFile);
        for (const [n, file] of files.entries()) await store(trx, others[n]?.name ?? report.name, file);
      }),
    ),
  );
}

type StoredFile = Parameters<Parameters<typeof prepareAndStore>[2]>[0];

/** Prepares several files one after the other, all of them before the transaction that names them. */
async function withFiles(
  services: Services,
  made: readonly { bytes: Uint8Array }[],
  now: Date,
  run: (files: readonly StoredFile[]) => Promise<void>,
): Promise<void> {
  const [next, ...rest] = made;
  if (!next) return run([]);
  await prepareAndStore(services, { bytes: next.bytes, now }, (file) =>
    withFiles(services, rest, now, (files) => run([file, ...files])),
  );
}
