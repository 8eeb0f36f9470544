/** Letters of a question: a few sentences. What is longer is refused before anyone reads it. */
export const MAX_QUESTION_LENGTH = 500;
/** So many facts answer one question at most, in the order it asks for them. */
export const MAX_SENTENCES = 8;
/** So many tour times are offered in the conversation; the booking page has all of them. */
export const OFFERED_TIMES = 4;

export const ANSWER_LANGUAGES = ['en', 'es'] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];

/** The parts of a home’s page that a sentence can come from (components/homes/homes/home/homeSections.ts). */
export const ANSWER_SECTIONS = ['photos', 'overview', 'costs', 'facts', 'lease', 'qualify', 'neighborhood'] as const;
export type AnswerSection = (typeof ANSWER_SECTIONS)[number];

/** Site pages that a sentence can cite. */
export const ANSWER_PAGES = ['whoApplies', 'payRent', 'pets', 'giveNotice', 'tour'] as const;
export type AnswerPage = (typeof ANSWER_PAGES)[number];

/** Clauses of our leases that a sentence can come from (server/modules/leasing/leases/clauses). */
export const ANSWER_CLAUSES = ['insurance', 'lateFee'] as const;
export type AnswerClause = (typeof ANSWER_CLAUSES)[number];
