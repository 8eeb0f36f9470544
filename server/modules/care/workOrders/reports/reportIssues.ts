// Reports: one or several problems at once. What is open already is attached, and what comes twice is stored once.
import type * as z from 'zod';
import { AREA_NAMES } from '@/contract/care/workOrders/labels';
import type { workOrdersSchemas } from '@/contract/care/workOrders/schemas';
import { deriveUrgency } from '@/contract/care/workOrders/urgency';
import { conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { type ActingPerson, addEvent, clocksFor, type WorkOrderCall } from '@/server/modules/care/workOrders';
import { notifySide } from '@/server/modules/care/workOrders/notifications';
import type { Reporter as ReportingPerson } from '@/server/modules/care/workOrders/policy';
import * as repo from '@/server/modules/care/workOrders/repo';
import { findSymptom } from '@/server/modules/care/workOrders/symptoms';

type Report = z.output<typeof workOrdersSchemas.createWorkOrders.body>;
type Issue = Report['issues'][number];
/** A person, or a partner, who has no account. */
type Reporter = Omit<ReportingPerson, 'personId'> & { personId: string | null };

interface Reported {
  row: repo.WorkOrderRow;
  attached: boolean;
}

/** In a few words what it is about: the symptom, else the first words of the person. */
function titleOf({ symptom, description, area }: Issue): string {
  const known = findSymptom(symptom);
  if (known) return known.label;
  const words = description.split(/\s+/).slice(0, 10).join(' ').slice(0, 120);
  return words || `Something else: ${AREA_NAMES[area]}`;
}

/** Another person reported it first, or the same person again: their words go to the open one. */
async function attach(call: WorkOrderCall, twin: repo.WorkOrderRow, issue: Issue, by: ActingPerson): Promise<Reported> {
  const body = [issue.location, issue.description].filter(Boolean).join('\n') || 'Reported again.';
  const isNew = await addEvent(call, twin, by, { kind: 'message', body, clientKey: issue.id });
  if (isNew)
    await notifySide(call.db, call.services, twin, 'staff', {
      cause: `attached:${issue.id}`,
      subject: 'A problem was reported again',
      text: body,
    });
  return { row: twin, attached: true };
}

async function reportIssue(
  call: WorkOrderCall,
  reporter: Reporter,
  home: repo.HomeRow,
  issue: Issue,
  access: Report['access'],
  by: ActingPerson,
): Promise<Reported> {
  const { db, services, now } = call;
  const known = await repo.findById(db, issue.id);
  if (known) {
    if (known.homeId !== home.homeId) throw conflict('Please report it again.');
    return { row: known, attached: false };
  }
  const symptom = findSymptom(issue.symptom);
  const twin = symptom && !issue.solved ? await repo.findOpenTwin(db, home.homeId, symptom.id) : undefined;
  if (twin) return attach(call, twin, issue, by);
  const { tier, reason: tierReason, kind: repairKind } = deriveUrgency({ ...issue, symptom });
  const clocks = clocksFor({ tier, repairKind, ...home }, now);
  const { solved, id, symptom: _, ...message } = issue;
  await repo.insert(
    db,
    {
      id,
      ...message,
      ...access,
      ...clocks,
      tier,
      tierReason,
      repairKind,
      symptom: symptom?.id ?? null,
      area: symptom?.area ?? issue.area,
      title: titleOf(issue),
      homeId: home.homeId,
      ownerId: home.ownerId,
      leaseId: reporter.leaseId ?? home.leaseId,
      reporterId: reporter.personId,
      source: reporter.role,
      status: solved ? 'self_solved' : 'new',
    },
    now,
  );
  const row = await repo.findById(db, id);
  if (!row) throw conflict('Please report it again.');
  await addEvent(call, row, by, { kind: 'status', body: '', status: row.status });
  if (solved) return { row, attached: false };
  const text = `${tierReason} ${issue.description}`.trim();
  const cause = 'reported';
  await notifySide(db, services, row, 'staff', { cause, subject: `New repair: ${row.title}`, text });
  if (reporter.role === 'resident' && tier !== 'planned')
    await notifySide(db, services, row, 'owner', {
      cause,
      subject: `A problem was reported: ${row.title}`,
      text: 'We take care of it. We ask you before anything costs more than you agreed to.',
    });
  await notifySide(db, services, row, 'resident', {
    cause,
    subject: `We have your report: ${row.title}`,
    text: 'See what happens next, who acts, and the deadlines.',
    es: {
      subject: 'Recibimos su reporte',
      text: 'Vea qué sigue, quién actúa y los plazos.',
    },
  });
  return { row, attached: false };
}

/** The reporter wants a person: all their answers so far are in its thread, and a person answers there. */
async function askPerson(
  call: WorkOrderCall,
  row: repo.WorkOrderRow,
  issueId: string,
  question: string,
  by: ActingPerson,
): Promise<void> {
  const { db, services, now } = call;
  const body = question || 'I’d like to talk to a person.';
  if (!(await addEvent(call, row, by, { kind: 'message', body, clientKey: newId(now.getTime()) }))) return;
  await repo.update(db, row.id, { personWantedAt: now }, now);
  await notifySide(db, services, row, 'staff', {
    cause: `person:${issueId}`,
    subject: 'A resident wants to talk to a person',
    text: body,
  });
}

export async function reportIssues(
  call: WorkOrderCall,
  reporter: Reporter,
  { issues, access, question }: Report,
  by: ActingPerson,
): Promise<Reported[]> {
  const home = await repo.findHome(call.db, reporter.homeId);
  if (!home) throw notFound();
  const reported: Reported[] = [];
  for (const issue of issues) reported.push(await reportIssue(call, reporter, home, issue, access, by));
  const last = reported.at(-1);
  if (question !== null && last) await askPerson(call, last.row, issues.at(-1)?.id ?? '', question, by);
  return reported;
}
