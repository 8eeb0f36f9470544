import type { Browser, Page } from '@playwright/test';
import { newId } from '../../../contract/ids.ts';
import { createPerson } from './applications';
import { queryRows } from './rentEstimate.ts';

/** A leased home of an owner, with a lease that this resident signed. */
export async function createLivedInHome(browser: Browser) {
  const owner = await createPerson(browser, 'homeowner');
  const [resident, staff] = [await createPerson(browser), await createPerson(browser, 'staff')];
  await queryRows("update users set duties = '{care}' where id = $1", [staff.id]);
  const [home] = await queryRows(
    `update homes set owner_id = $1, status = 'leased' where id = (
       select id from homes where status = 'off_market' order by random() limit 1) returning id`,
    [owner.id],
  );
  const homeId = String(home?.id);
  const [leaseId, envelopeId] = [newId(), newId()];
  await queryRows(
    `insert into envelopes (id, subject, home_id, status, paper, paper_hash, created_at, expires_at)
     values ($1, $2, $3, 'sent', '{}', 'x', now(), now())`,
    [envelopeId, `lease:${leaseId}`, homeId],
  );
  await queryRows(
    `insert into envelope_signers (id, envelope_id, user_id, email, name, role, status, signed_at)
     values ($1, $2, $3, $4, 'Canary Finch', 'resident', 'signed', now())`,
    [newId(), envelopeId, resident.id, resident.email],
  );
  // With the terms of a lease that went the whole way: other pages and jobs read them.
  await queryRows(
    `insert into leases (id, home_id, status, terms, edition, envelope_id, created_at, signed_at)
     select $1, $2, 'active', terms, edition, $3, now(), now() from leases
     where status = 'active' and edition <> 'test' order by created_at limit 1`,
    [leaseId, homeId, envelopeId],
  );
  await queryRows(
    `insert into lease_residents (id, home_id, lease_id, person_id, email, name, role, from_on)
     select $1, home_id, id, $3, $4, 'Canary Finch', 'resident', (terms->>'startOn')::date from leases where id = $2`,
    [newId(), leaseId, resident.id, resident.email],
  );
  return { owner, resident, staff, homeId };
}

/** A clip of two seconds, as a phone films it: made by the browser itself. */
export async function recordClip(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let frame = 0; frame < 20; frame += 1) {
      if (context) {
        context.fillStyle = `hsl(${frame * 18} 60% 50%)`;
        context.fillRect(0, 0, 320, 240);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name: 'leak.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}
