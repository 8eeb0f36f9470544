import { csvForPrograms } from '@/contract/format/csv';
import { readAddressLine } from '@/contract/homes/addresses/addressLine';
import { propertyCodes } from './naupaLayout.data';
import type { ReportedProperty } from './property';

const HEADER = [
  'Item',
  'Property code',
  'Owner',
  'Street',
  'City',
  'State',
  'ZIP Code',
  'Amount',
  'Owed since',
  'Notice sent',
  'Check number',
];

/** One line for each owner, as it can be typed into the portal of a state. */
export function csvReport({ items }: ReportedProperty): string {
  const rows = items.map(({ id, kind, ownerName, address, amount, since, letterOn, checkNumber, state }) => {
    const { parts, typedUnit, zip } = readAddressLine(address ?? '');
    const [street = '', ...city] = parts;
    return [
      id,
      propertyCodes[kind],
      ownerName,
      [street, typedUnit].filter(Boolean).join(' '),
      city.join(', '),
      address === null ? '' : (state ?? ''),
      zip ?? '',
      { amount },
      since,
      letterOn ?? '',
      checkNumber ?? '',
    ];
  });
  return csvForPrograms([HEADER, ...rows]);
}
