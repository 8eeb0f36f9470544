import * as z from 'zod';
import { GUIDE_TOPICS, MAX_GUIDE_TEXT } from './constants';

const Topic = z.enum(GUIDE_TOPICS);
const Entry = z.string().trim().max(MAX_GUIDE_TEXT, 'Use 1,000 characters or fewer');

/** How a home works, for those who live in it. */
export const HouseGuide = z.object({
  homeId: z.uuid(),
  /** Topics with known text. `setup`: from the answers of the home's setup, until the owner writes their own. */
  topics: z.array(z.object({ topic: Topic, text: z.string(), source: z.enum(['written', 'setup']) })),
  updatedAt: z.iso.datetime().nullable(),
  canEdit: z.boolean(),
});
export type HouseGuide = z.infer<typeof HouseGuide>;

/** Texts by topic; an empty one removes it. Topics that are left out stay as they are. */
export const HouseGuideChange = z.strictObject({ entries: z.partialRecord(Topic, Entry) });
export type HouseGuideChange = z.infer<typeof HouseGuideChange>;

export const houseGuidesSchemas = {
  getHouseGuide: { result: HouseGuide },
  changeHouseGuide: { body: HouseGuideChange, result: HouseGuide },
};
