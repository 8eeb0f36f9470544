/** What `npm run bench` measures, in this order. */
export const SUITES = [
  'search',
  'map',
  'estimates',
  'criteria',
  'desk',
  'sealing',
  'content',
  'pages',
  'browser',
  'lighthouse',
  'accounts',
  'care',
  'listing',
  'money',
  'load',
  'scale',
  'homes10m',
] as const;
export type Suite = (typeof SUITES)[number];
/** Takes most of an hour and 30 GB of disk: only when it is asked for. */
export const APART: Suite = 'homes10m';
