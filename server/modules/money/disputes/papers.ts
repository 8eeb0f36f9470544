// Papers that are made for a dispute: what was charged and paid, and how the payer logged in and signed.
import { formatExactMoney } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { openPdf } from '@/server/pdf/document';
import type { readAccount, readActivity } from './queries';
import type { DisputeRow } from './repo';

const outcomes: Readonly<Record<string, string>> = {
  succeeded: 'paid',
  refunded: 'refunded',
  returned: 'returned by the bank',
  failed: 'failed',
};

/** Charges of the lease, and what the payer paid on it. The disputed payment is marked. */
export function renderStatement(
  { paymentId, payer, home, createdAt }: DisputeRow,
  { charges, payments, timeZone }: Awaited<ReturnType<typeof readAccount>>,
): Promise<Uint8Array> {
  const pdf = openPdf({ title: 'Charges and payments', createdAt, footer: `Payment ${paymentId}` });
  pdf.title('Charges and payments');
  pdf.terms([
    { name: 'Payer', value: payer },
    { name: 'Home', value: home ?? '' },
  ]);
  pdf.heading('Charges');
  for (const { dueOn, description, amount, paid } of charges)
    pdf.labeledLine(
      `${formatDay(dueOn, 'long')}, ${description}`,
      `${formatExactMoney(amount)}, paid ${formatExactMoney(paid)}`,
    );
  pdf.heading(`Payments by ${payer}`);
  for (const { id, at, label, amount, fee, status } of payments)
    pdf.labeledLine(
      `${formatDay(localDay(at, timeZone), 'long')}, ${label}${id === paymentId ? ' (disputed)' : ''}`,
      `${formatExactMoney(amount + fee)}, ${outcomes[status] ?? 'on its way'}`,
    );
  return pdf.bytes();
}

const utc = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Of stored JSON: address and device. */
function placeOf(stored: unknown): string {
  const { address, device } = (stored ?? {}) as { address?: unknown; device?: unknown };
  return [address, device].filter((part) => typeof part === 'string' && part !== '').join(', ');
}

/** A line for each login and each signature. */
export function activityText({ logins, signatures }: Awaited<ReturnType<typeof readActivity>>): string {
  const lines = [
    ...signatures.map(({ name, signedAt, context }) => {
      const place = placeOf(context);
      return `${utc(signedAt)}: ${name} signed the lease electronically${place ? ` (${place})` : ''}`;
    }),
    ...logins.map(({ at, lastSeenAt, method, device, address }) => {
      const place = placeOf({ address, device });
      return `${utc(at)}: logged in with ${method}${place ? ` (${place})` : ''}, last seen ${utc(lastSeenAt)}`;
    }),
  ];
  return lines.join('\n');
}
