// What we check in every home before residents move in: the Belong standards. Must-dos are what law asks of a home
// (safety and habitability); should-dos are what a reasonable resident asks for; optional ones help a home lease.
import { HOME_STANDARDS } from './homeStandards.data';
import { ROOM_STANDARDS } from './roomStandards.data';
import { ROOM_TYPES, type Standard } from './severities';

export * from './severities';

export const STANDARDS = [...HOME_STANDARDS, ...ROOM_STANDARDS] as const;

export type StandardId = (typeof STANDARDS)[number]['id'];

const byId: ReadonlyMap<string, Standard> = new Map(STANDARDS.map((standard) => [standard.id, standard]));

export const findStandard = (id: string): Standard | undefined => byId.get(id);

/** What we ask an owner for, and what we do not (Opendoor's rule). */
export const PROPOSAL_RULE =
  'We ask only for what a reasonable resident would ask for: a safe, clean home where everything works. We never ask for upgrades.';

/** By kind of room, in the order of a visit. */
export const standardsByRoom = ROOM_TYPES.map((roomType) => ({
  roomType,
  standards: STANDARDS.filter((standard) => standard.roomType === roomType),
}));
