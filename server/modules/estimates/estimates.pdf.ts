import type { EstimateReport } from '@/contract/estimates';

const dollars = (amount: number | null) => `$${(amount ?? 0).toLocaleString('en-US')}`;
const signed = (amount: number) => `${amount < 0 ? '-' : '+'}${dollars(Math.abs(amount))}`;
/** The built-in faces of PDF know Latin-1 alone. */
const plain = (text: string) =>
  text.replaceAll('’', "'").replaceAll('“', '"').replaceAll('”', '"').replaceAll('−', '-');

/** What the document says, part by part: a heading and its lines. */
export function reportText(report: EstimateReport): { heading: string; lines: string[] }[] {
  const { estimate, low, high, confidence, adjustments, pricing, improvements, comparables, laws, fairRents } = report;
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

const MARGIN = 64;

/** The report as a tagged PDF, which a screen reader can follow. The library is loaded with the first one. */
export async function reportPdf(report: EstimateReport): Promise<Uint8Array> {
  const { default: PdfDocument } = await import('pdfkit');
  const { streetAddress, city, state } = report.address;
  const title = `Rent estimate for ${streetAddress}, ${city}, ${state}`;
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'Belong', CreationDate: new Date(report.at) },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const write = (tag: 'H1' | 'H2' | 'P', text: string, font: string, size: number, gap: number) => {
    root.add(
      pdf.struct(tag, {}, () => {
        pdf.font(font).fontSize(size).text(plain(text), { lineGap: 2 }).moveDown(gap);
      }),
    );
  };
  write('H1', title, 'Times-Bold', 22, 0.6);
  for (const { heading, lines } of reportText(report)) {
    write('H2', heading, 'Times-Bold', 15, 0.3);
    for (const line of lines) write('P', line, 'Helvetica', 10.5, 0.2);
    pdf.moveDown(0.6);
  }
  write(
    'P',
    `Made on ${report.at.slice(0, 10)} from public figures and homes of our own. An estimate, not an appraisal; the rent is yours to choose. Belong.`,
    'Helvetica',
    9,
    0,
  );
  root.end();
  pdf.end();
  return done;
}
