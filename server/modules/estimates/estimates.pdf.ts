import type { EstimateReport } from '@/contract/estimates';

const dollars = (amount: number | null) => `$${(amount ?? 0).toLocaleString('en-US')}`;
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`;

const quarters = ['January to March', 'April to June', 'July to September', 'October to December'];

/** What the document says, part by part: a heading and its lines. */
export function reportText(report: EstimateReport): { heading: string; lines: string[] }[] {
  const {
    estimate,
    low,
    high,
    confidence,
    adjustments,
    pricing,
    improvements,
    comparables,
    laws,
    fairRents,
    seasons = [],
  } = report;
  const parts = [
    estimate === null
      ? { heading: 'We are not there yet', lines: confidence.reasons }
      : {
          heading: `It could rent for ${dollars(estimate)} a month`,
          lines: [
            `Four of five homes like it rent for ${dollars(low)} to ${dollars(high)}.`,
            ...confidence.reasons.slice(1),
          ],
        },
    {
      heading: 'How we came to it',
      lines: adjustments.map(
        (each, n) => `${each.name}: ${n === 0 ? dollars(each.dollars) : signed(each.dollars)}. ${each.why}.`,
      ),
    },
    {
      heading: 'Price and waiting',
      lines: pricing.map(
        (each) =>
          `${dollars(each.rent)} a month: about ${each.days} days, ${dollars(each.firstYear)} received in the first year.`,
      ),
    },
    {
      heading: 'When in the year',
      lines: seasons.map(
        ({ quarter, days, leases }) =>
          `Listed from ${quarters[quarter - 1]}: about ${days} days until leased, by ${leases} leases of ours in three years.`,
      ),
    },
    {
      heading: 'What would raise it most',
      lines: improvements.map((each) => `${each.name}: ${signed(each.dollars)} a month. ${each.why}.`),
    },
    {
      heading: 'Homes of ours nearby',
      lines: comparables.map(
        (home) =>
          `${home.where}, ${home.miles} mi: asks ${dollars(home.rent)}; as if it were yours ${dollars(home.adjusted)}.`,
      ),
    },
    {
      heading: 'Public rents, by bedrooms from none to four',
      lines: fairRents ? [fairRents.map(dollars).join(', ')] : [],
    },
    {
      heading: 'What the law says here',
      lines: laws.map((law) => `${law.says} (${law.source}, checked ${law.checked})`),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** The report as a tagged PDF in our fonts, which a screen reader can follow. The library is loaded with the first one. */
export async function reportPdf(report: EstimateReport): Promise<Uint8Array> {
  const { openPdf } = await import('@/server/pdf/pdf');
  const { streetAddress, city, state } = report.address;
  const title = `Rent estimate for ${streetAddress}, ${city}, ${state}`;
  const pdf = openPdf({ title, createdAt: new Date(report.at) });
  pdf.title(title);
  for (const { heading, lines } of reportText(report)) {
    pdf.heading(heading);
    for (const line of lines) pdf.paragraph(line);
  }
  pdf.paragraph(
    `Made on ${report.at.slice(0, 10)} from public figures and homes of our own. An estimate, not an appraisal; the rent is yours to choose. Belong.`,
    'soft',
  );
  return pdf.bytes();
}
