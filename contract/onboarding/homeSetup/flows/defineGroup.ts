import { type SetupGroup, setupGroupLabels } from '@/contract/onboarding/homeSetup/constants';
import { defineFlow, type Flow, type ScreenDefinition } from '@/contract/questionnaire/flow';
import type { Questions } from '@/contract/questionnaire/questions';

export const yesNo = { yes: 'Yes', no: 'No' } as const;

interface GroupDefinition<Qs extends Questions> {
  readonly questions: Qs;
  /** The steps in order: each is one screen, and its name is a part of the address. */
  readonly steps: { readonly [step: string]: ScreenDefinition<Qs> };
}

/** One group of the setup as a flow of its own: a home has one run of each, and a helper is given one of them. */
export function defineGroup<const Qs extends Questions>(
  group: SetupGroup,
  { questions, steps }: GroupDefinition<Qs>,
): Flow & { readonly questions: Qs } {
  return defineFlow<Qs, { [g: string]: { [s: string]: { [screen: string]: ScreenDefinition<Qs> } } }>({
    id: `setup-${group}`,
    title: `Home setup: ${setupGroupLabels[group]}`,
    groups: { [group]: setupGroupLabels[group] },
    repeatable: true,
    membersOnly: true,
    questions,
    outline: { [group]: Object.fromEntries(Object.entries(steps).map(([step, screen]) => [step, { 1: screen }])) },
  });
}
