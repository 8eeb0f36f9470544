/** Likely zones of owners and residents, west to east. */
const COMMON_ZONES = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Puerto_Rico',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
];

/** `Los Angeles` of `America/Los_Angeles`. */
export const zoneCity = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** The usual zones and those that must be among them, each once. */
export const zoneOptions = (...own: readonly string[]): string[] => [
  ...new Set([...own.filter((zone) => !COMMON_ZONES.includes(zone)), ...COMMON_ZONES]),
];

/** The zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
