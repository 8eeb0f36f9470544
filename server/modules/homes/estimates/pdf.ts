import { dollars as inCents } from '@/contract/amounts/cents';
import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
import { groupPayoutPlans, type PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { firstYearPayout } from '@/contract/money/payoutPlans/payout';
import type { PdfRow, PdfScale } from '@/server/pdf/charts';

const dollars = (amount: number | null) => `$${(amount ?? 0).toLocaleString('en-US')}`;
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`;
const whole = (cents: number) => dollars(Math.round(cents / 100));
const day = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

const quarters = ['January to March', 'April to June', 'July to September', 'October to December'];
const bedrooms = ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms'];
const planNames = {
  Monthly: 'Monthly, on time',
  Yearly: 'A year up front',
  NoGuarantee: 'Pay as collected',
};

interface Part {
  heading: string;
  lines?: readonly string[];
  rows?: readonly PdfRow[];
}

/** What each plan leaves of twelve rents, by the terms of the home's region. */
function planRows({ estimate, address }: EstimateReport, plans: readonly PayoutPlan[]): PdfRow[] {
  if (estimate === null || address.regionId === null) return [];
  const offer = Object.values(groupPayoutPlans([...plans])[address.regionId] ?? {})[0] ?? {};
  return [offer.Monthly, offer.Yearly, offer.NoGuarantee]
    .filter((plan) => plan !== undefined)
    .map((plan) => {
      const { rent, management, placement, advance, net } = firstYearPayout(inCents(estimate), plan);
      const fees = [`management ${whole(management)}`, `placement ${whole(placement)} once`];
      if (advance > 0) fees.push(`the advance ${whole(advance)}`);
      return {
        name: planNames[plan.plan],
        value: whole(net),
        note: `12 months of rent, ${whole(rent)}, less ${fees.join(', ')}`,
      };
    });
}

/** What the document says below the estimate itself, part by part. */
export function reportParts(report: EstimateReport, plans: readonly PayoutPlan[]): Part[] {
  const { adjustments, pricing, improvements, comparables, laws, fairRents, seasons = [], estimate } = report;
  const parts: Part[] = [
    {
      heading: 'How we got this number',
      rows: adjustments.map(({ name, dollars: moved, why }, n) => ({
        name,
        value: n === 0 ? dollars(moved) : signed(moved),
        note: why,
      })),
    },
    {
      heading: 'Price vs. time to lease',
      rows: pricing.map(({ rent, days, firstYear: received }) => ({
        name: `${dollars(rent)} a month, after about ${days} days`,
        value: `${dollars(received)} in the first year`,
        strong: rent === estimate,
      })),
    },
    { heading: 'Your first-year take-home with each plan, before your own costs', rows: planRows(report, plans) },
    {
      heading: 'Best time to list',
      rows: seasons.map(({ quarter, days, leases }) => ({
        name: `Listed from ${quarters[quarter - 1]}`,
        value: `${days} days, of ${leases} leases`,
      })),
    },
    {
      heading: 'What could increase your rent',
      rows: improvements.map(({ name, dollars: more, why }) => ({ name, value: `${signed(more)} a month`, note: why })),
    },
    {
      heading: 'Nearby homes',
      rows: comparables.map((home) => ({
        name: `${home.area}, ${home.miles} mi: ${home.leased ? 'leased at' : 'asks'} ${dollars(home.rent)}`,
        value: `as if yours ${dollars(home.adjusted)}`,
        note: `${home.beds} beds, ${home.baths} baths${home.sqft ? `, ${home.sqft.toLocaleString('en-US')} sq ft` : ''}, ${day(home.listedOn)}`,
      })),
    },
    {
      heading: 'Public rents, by bedrooms',
      rows: (fairRents ?? []).map((rent, n) => ({ name: bedrooms[n] ?? '', value: dollars(rent) })),
    },
    {
      heading: 'Local rental laws',
      lines: laws.map((law) => `${law.says} (${law.source}, checked ${day(law.checked)})`),
    },
  ];
  return parts.filter(({ lines = [], rows = [] }) => lines.length + rows.length > 0);
}

/** The range with the homes nearby on it, as parts of a line that holds them all. */
function scaleOf({ estimate, low, high, comparables }: EstimateReport): PdfScale | undefined {
  if (estimate === null || low === null || high === null) return undefined;
  const dots = comparables.map(({ adjusted }) => adjusted);
  const [least, most] = [Math.min(low, ...dots), Math.max(high, ...dots)];
  const pad = (most - least) * 0.04 || 1;
  const at = (rent: number) => (rent - least + pad) / (most - least + 2 * pad);
  return { from: at(low), to: at(high), at: at(estimate), dots: dots.map(at), ends: [dollars(low), dollars(high)] };
}

/** The report as a tagged PDF in our fonts, which a screen reader can follow. The library is loaded with the first one. */
export async function reportPdf(report: EstimateReport, plans: readonly PayoutPlan[]): Promise<Uint8Array> {
  const { openPdf } = await import('@/server/pdf/document');
  const { streetAddress, city, state } = report.address;
  const { estimate, low, high, confidence, comparables } = report;
  const pdf = openPdf({
    title: `Rent estimate for ${streetAddress}, ${city}, ${state}`,
    createdAt: new Date(report.at),
  });
  pdf.paragraph(`${streetAddress}, ${city}, ${state}`, 'soft');
  pdf.title(estimate === null ? 'We’re not in your area yet' : `Estimated rent: ${dollars(estimate)} a month`);
  const scale = scaleOf(report);
  if (scale) {
    const words = `Four out of five similar homes rent for ${dollars(low)} to ${dollars(high)}.`;
    pdf.scale(scale, `${words} The estimate is ${dollars(estimate)}.`);
    pdf.paragraph(comparables.length > 0 ? `${words} The dots are nearby Belong homes, adjusted to your home.` : words);
  }
  for (const reason of confidence.reasons.slice(scale ? 1 : 0)) pdf.paragraph(reason, 'soft');
  for (const { heading, lines = [], rows = [] } of reportParts(report, plans)) {
    pdf.heading(heading);
    if (rows.length > 0) pdf.rows(rows);
    for (const line of lines) pdf.paragraph(line);
  }
  pdf.paragraph(
    `Created on ${day(report.at)} from public data and Belong homes. This is an estimate, not an appraisal. You choose the rent.`,
    'soft',
  );
  return pdf.bytes();
}
