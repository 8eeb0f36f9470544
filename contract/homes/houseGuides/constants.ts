/** What a house guide is about, in the order in which it is read. */
export const GUIDE_TOPICS = ['water', 'power', 'heating', 'trash', 'wifi', 'parking', 'keys', 'hoa', 'other'] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

export const guideTopicLabels: Readonly<Record<GuideTopic, string>> = {
  water: 'Water and gas shutoff',
  power: 'Breaker box',
  heating: 'Heating and cooling',
  trash: 'Trash and recycling',
  wifi: 'Internet and Wi-Fi',
  parking: 'Parking',
  keys: 'Keys, fobs, and mail',
  hoa: 'HOA rules',
  other: 'Good to know',
};

export const MAX_GUIDE_TEXT = 1_000;
