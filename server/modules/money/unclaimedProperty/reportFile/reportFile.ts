// The file of a report: a spreadsheet, or the format that states read.
import type { ReportFormat } from '@/contract/money/unclaimedProperty/constants';
import { csvReport } from './csv';
import { naupaReport } from './naupa';
import type { ReportedProperty } from './property';

const writers: Readonly<Record<ReportFormat, { extension: string; write: (property: ReportedProperty) => string }>> = {
  csv: { extension: 'csv', write: csvReport },
  naupa: { extension: 'txt', write: naupaReport },
};

/** `UNCLAIMED_REPORTS` names the format. One file for each state: files never mix states. */
export function writeReport(format: ReportFormat, property: ReportedProperty): { fileName: string; text: string } {
  const { extension, write } = writers[format];
  const { state, dueOn } = property.report;
  return { fileName: `unclaimed-${state}-${dueOn}.${extension}`, text: write(property) };
}
