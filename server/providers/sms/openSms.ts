import type { Env } from '@/server/env';
import { localSms } from './local';
import type { Sms } from './sms';
import { twilioSms } from './twilio';

type Settings = Pick<Env, 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'DATA_DIR' | 'SITE_URL'>;

/** The Twilio account that is named, else files in the data directory. */
export const openSms = ({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, DATA_DIR, SITE_URL }: Settings): Sms =>
  TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM
    ? twilioSms({ accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM, siteUrl: SITE_URL })
    : localSms(DATA_DIR);
