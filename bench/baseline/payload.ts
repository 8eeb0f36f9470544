/** The words of a page, which stand in its HTML twice, as what is seen and as what is passed on. */
export const payloadOf = (size: unknown) => '. '.repeat(Math.max(0, Math.round((Number(size) - 1_500) / 4)));
