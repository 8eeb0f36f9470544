import * as z from 'zod';

export const StartApplicationFields = z.object({ desiredStart: z.iso.date('Choose a date'), termMonths: z.string() });
