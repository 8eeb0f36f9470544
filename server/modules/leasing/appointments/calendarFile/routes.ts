// GET /appointments/{key}/calendar.ics: to keep in a calendar. Mounted beside the API's resources in server/app.ts.
import { Hono } from 'hono';
import { errors } from '@/contract/errors/codes';
import { calendarInvitation } from '@/server/calendar/invitation';
import type { Services } from '@/server/context';
import { emailData, titleOf } from '@/server/modules/leasing/appointments/notifications';
import { findByKey } from '@/server/modules/leasing/appointments/repo';

export function calendarFileRoutes(services: () => Services): Hono {
  const app = new Hono();
  app.get('/appointments/:key/calendar.ics', async ({ req }) => {
    const made = await findByKey(services().db, req.param('key'));
    if (!made) {
      const { status, message } = errors.notFound;
      return Response.json({ message, code: 'notFound' }, { status, headers: { 'cache-control': 'no-store' } });
    }
    const details = emailData(made, services());
    const file = calendarInvitation({
      ...details,
      method: made.status === 'canceled' ? 'CANCEL' : 'PUBLISH',
      startsAt: made.startsAt,
      endsAt: made.endsAt,
      writtenAt: services().clock(),
      summary: titleOf(made),
      description: `Reschedule or cancel: ${details.link}`,
      location: details.room ?? details.where,
      url: details.link,
    });
    return new Response(file, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${made.kind}.ics"`,
        'cache-control': 'private, no-store',
      },
    });
  });
  return app;
}
