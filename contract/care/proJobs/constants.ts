/** What a Pro does on a phone, by the moves of the work order's lifecycle. */
export const JOB_MOVES = ['depart', 'delay', 'start', 'wait', 'finish', 'miss'] as const;
export type JobMove = (typeof JOB_MOVES)[number];

/** Each step is ticked on the phone; all of them before the work counts as done. */
export const JOB_CHECKLIST = {
  arrived: 'I said hello and named Belong',
  protected: 'Floors and furniture are covered',
  before: 'Photos from before the work',
  tested: 'I tested the result with the resident',
  clean: 'The place is clean, and trash is gone',
} as const;
export type JobStep = keyof typeof JOB_CHECKLIST;
export const JOB_STEPS = Object.keys(JOB_CHECKLIST) as [JobStep, ...JobStep[]];

export const CODE_MINUTES = 10;
export const MAX_CODE_ATTEMPTS = 5;
/** Headers of a photo; its bytes are the body. */
export const JOB_TOKEN_HEADER = 'x-job-token';
export const JOB_DEVICE_HEADER = 'x-job-device';
export const JOB_STAGE_HEADER = 'x-job-stage';
