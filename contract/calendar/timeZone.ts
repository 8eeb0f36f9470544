import { dateFormat } from '@/contract/format/intl';

/** Whether a text names a zone of the IANA database, such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    return dateFormat({ timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
