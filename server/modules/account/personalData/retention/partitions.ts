/** Tables kept as monthly partitions: whole months are dropped. */
export const partitionedTables: readonly { table: string; months: number }[] = [
  { table: 'site_visits', months: 13 },
  { table: 'analytics_events', months: 13 },
  { table: 'web_vitals', months: 3 },
];
