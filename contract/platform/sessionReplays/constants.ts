/** Pieces of one recording; a visit that is longer is not recorded to its end. */
export const MAX_REPLAY_CHUNKS = 200;
/** Bytes of JSON in one piece, and of one recording as it is stored. */
export const MAX_CHUNK_BYTES = 1024 * 1024;
export const MAX_REPLAY_BYTES = 10 * 1024 * 1024;
export const MAX_CHUNK_EVENTS = 2_000;
/** A recorded page is as deep as its elements, two levels each, and as wide as its longest list. */
export const CHUNK_SHAPE = { depth: 256, items: 10_000 };
export const REPLAYS_SHOWN = 50;
