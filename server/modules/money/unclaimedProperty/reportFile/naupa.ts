// A report as the states read it: NAUPA II, one record of 625 characters a line.
import { readAddressLine } from '@/contract/homes/addresses/addressLine';
import { asciiSpelling, hasAsciiSpelling } from '@/server/names/ascii';
import {
  holderFields,
  type NaupaField,
  propertyCodes,
  propertyFields,
  RECORD_LENGTH,
  summaryFields,
} from './naupaLayout.data';
import type { ReportedProperty } from './property';

type Values = Readonly<Record<string, string | number>>;

/** Capital letters, digits, spaces, and ampersands: the standard takes no other sign in a name. */
export const naupaName = (text: string): string =>
  (hasAsciiSpelling(text) ? asciiSpelling(text) : 'UNKNOWN')
    .toUpperCase()
    .replace(/['’]/g, '')
    .replace(/[^A-Z0-9 &]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/^THE (.+)$/, '$1 THE');

function written([name, type, length]: NaupaField, value: string | number | undefined): string {
  const text = String(value ?? '');
  if (type === 'C') return text.slice(0, length).padEnd(length, ' ');
  if (!/^\d*$/.test(text) || text.length > length) throw new Error(`${name} does not fit the report`);
  return text.padStart(length, '0');
}

const record = (fields: readonly NaupaField[], values: Values): string =>
  fields
    .map((field) => written(field, values[field[0]]))
    .join('')
    .padEnd(RECORD_LENGTH, ' ');

const digits = (text: string) => text.replace(/\D/g, '');
const US = 'USA';

function nameOf(ownerName: string): { lastName: string; firstName: string; middleName: string } {
  // Two owners, or a company, are one name.
  const name = naupaName(ownerName);
  const words = name.split(' ');
  const isOne = words.length > 1 && words.length < 4 && !/ AND | & |\b(?:INC|LLC|CORP|CO|HOA|ASSOCIATION)\b/.test(name);
  if (!isOne) return { lastName: name, firstName: '', middleName: '' };
  return { lastName: words.at(-1) ?? '', firstName: words[0] ?? '', middleName: words.slice(1, -1).join(' ') };
}

/** California gets this file twice: as the notice in the fall, and as the report with the money in June. */
export function naupaReport({ holder, report, items }: ReportedProperty): string {
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const header = record(holderFields, {
    type: 1,
    taxId: digits(holder.ein),
    reportYear: report.dueOn.slice(0, 4),
    reportType: 'A',
    reportNumber: 1,
    reportFormat: 'N',
    name: naupaName(holder.name),
    city: naupaName(holder.city),
    state: holder.state,
    contact1Name: naupaName(holder.name),
    contact1Address1: naupaName(holder.streetAddress),
    contact1City: naupaName(holder.city),
    contact1State: holder.state,
    contact1Zip: digits(holder.zipcode),
    contact1Country: US,
    contact1AreaCode: holder.phone.slice(0, 3),
    contact1Phone: holder.phone.slice(3),
  });
  const lines = items.map(({ id, kind, ownerName, address, amount, since, checkNumber }, n) => {
    const { parts, typedUnit, state = '', zip = '' } = readAddressLine(address ?? '');
    const [street = '', ...city] = parts;
    const day = digits(since);
    return record(propertyFields, {
      type: 2,
      sequence: n + 1,
      ownerType: 'OT',
      ...nameOf(ownerName),
      ownerAddress1: naupaName(street),
      ownerAddress2: naupaName(typedUnit),
      ownerCity: naupaName(city.join(' ')),
      ownerState: state,
      ownerZip: digits(zip),
      ownerCountry: address === null ? '' : US,
      startDate: day,
      endDate: day,
      propertyCode: propertyCodes[kind],
      amountReported: amount,
      amountAdvertised: amount,
      amountRemitted: amount,
      accountNumber: id.replaceAll('-', '').slice(-20).toUpperCase(),
      checkNumber: naupaName(checkNumber ?? ''),
      relation: 'SO',
      ownership: 'OT',
    });
  });
  const summary = record(summaryFields, {
    type: 9,
    records: items.length + 2,
    properties: items.length,
    amountReported: total,
    amountAdvertised: total,
    amountRemitted: total,
  });
  return [header, ...lines, summary].map((line) => `${line}\r\n`).join('');
}
