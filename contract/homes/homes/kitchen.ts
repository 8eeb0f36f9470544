/** Which of a working stove and a working refrigerator a home has, as its owner answered. */
export const KITCHENS = ['both', 'stove', 'refrigerator', 'neither'] as const;
export type Kitchen = (typeof KITCHENS)[number];
