/** A US number as typed, as carriers write it: `(415) 555-0134` becomes `+14155550134`. */
export function carrierNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return `+${digits.length === 10 ? '1' : ''}${digits}`;
}
