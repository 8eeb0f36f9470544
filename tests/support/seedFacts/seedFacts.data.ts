/** Columns that only the demo data fills, each with the reason why that misleads no reader. */
export const seedOnly: Readonly<Record<string, string>> = {};
