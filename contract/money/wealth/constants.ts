/** Besides the owner's own figures; more than this is not readable side by side. */
export const MAX_SCENARIOS = 3;
export const MAX_WEALTH_HOMES = 200;
