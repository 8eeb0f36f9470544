import type { Env } from '@/server/env';
import { localMail } from './local';
import type { EmailSender } from './mail';
import { smtpMail } from './smtp';

/** The mail server that is named, else files in the data directory. */
export const openMail = ({
  SMTP_URL,
  MAIL_FROM,
  DATA_DIR,
}: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): EmailSender =>
  SMTP_URL ? smtpMail(SMTP_URL, MAIL_FROM) : localMail(DATA_DIR);
