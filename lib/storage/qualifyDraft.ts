import { type Draft, readDraft, saveDraft } from './draft';

const nameOf = (homeId: string) => `qualify:${homeId}`;

/** What “Will I qualify?” and “Do you qualify?” were answered with for this home, in this tab: cents by amount, and choices. */
export const readQualifyDraft = (homeId: string): Draft => readDraft(nameOf(homeId));

/** Adds answers to those that are there, so that each form leaves the questions of the other alone. */
export const addToQualifyDraft = (homeId: string, answers: Draft): void =>
  saveDraft(nameOf(homeId), { ...readQualifyDraft(homeId), ...answers });
