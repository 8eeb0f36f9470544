/** What we ask the person who confirms that a repair is fixed, each to be answered with yes or no, or left out. */
export const SURVEY_QUESTIONS = {
  on_time: 'Did the Pro arrive on time?',
  first_visit: 'Was it fixed on the first visit?',
  explained: 'Did the Pro explain the work?',
  clean: 'Was everything left clean?',
} as const;
export type SurveyQuestion = keyof typeof SURVEY_QUESTIONS;
export const SURVEY_IDS = Object.keys(SURVEY_QUESTIONS) as [SurveyQuestion, ...SurveyQuestion[]];

/** True: yes. */
export type SurveyAnswers = { readonly [Question in SurveyQuestion]?: boolean | undefined };
