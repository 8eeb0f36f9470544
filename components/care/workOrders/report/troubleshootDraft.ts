import { AREAS, type Area } from '@/contract/care/workOrders/constants';
import type { CheckResult, Issue } from '@/contract/care/workOrders/endpoints';
import { findIn, type Symptom } from '@/contract/care/workOrders/symptoms/types';
import { newId } from '@/contract/ids';
import { formatPhone } from '@/lib/format/text';

/** One problem while it is being described. */
export interface IssueDraft {
  readonly id: string;
  readonly area: Area | null;
  /** `other`: in their own words. */
  readonly symptom: string | null;
  readonly checks: readonly CheckResult[];
  readonly solved: boolean;
  readonly location: string;
  readonly description: string;
  readonly startedOn: string;
  readonly gettingWorse: boolean;
  readonly activeDamage: boolean;
}

export interface AccessDraft {
  readonly permissionToEnter: boolean | null;
  readonly pets: string;
  readonly hasAlarm: boolean;
  readonly windows: readonly { from: string; to: string }[];
  readonly phone: string;
  readonly language: 'en' | 'es';
}

export interface TroubleshootDraft {
  readonly current: IssueDraft;
  /** Described already, to be sent together. */
  readonly issues: readonly IssueDraft[];
  readonly access: AccessDraft;
  readonly step: 'problem' | 'access';
}

export const OTHER = 'other';

export const newIssue = (): IssueDraft => ({
  id: newId(),
  area: null,
  symptom: null,
  checks: [],
  solved: false,
  location: '',
  description: '',
  startedOn: '',
  gettingWorse: false,
  activeDamage: false,
});

export const newDraft = (pets: string, phone: string | null, language: 'en' | 'es'): TroubleshootDraft => ({
  current: newIssue(),
  issues: [],
  access: {
    permissionToEnter: null,
    pets,
    hasAlarm: false,
    windows: [],
    phone: phone ? formatPhone(phone) : '',
    language,
  },
  step: 'problem',
});

/** Whether what was stored in this tab is a draft of ours. */
export function isTroubleshootDraft(value: object): value is TroubleshootDraft {
  const { current, issues, access, step } = value as Partial<TroubleshootDraft>;
  return (
    typeof current?.id === 'string' &&
    (current.area === null || AREAS.includes(current.area)) &&
    Array.isArray(issues) &&
    typeof access?.pets === 'string' &&
    (step === 'problem' || step === 'access')
  );
}

/** All problems, with the current one; that one alone before any other. */
export const issuesSoFar = ({ issues, current }: TroubleshootDraft): readonly IssueDraft[] =>
  current.area === null && issues.length > 0 ? issues : [...issues, current];

/** As it is sent. */
export const toIssue = ({ symptom, startedOn, area, ...issue }: IssueDraft, symptoms: readonly Symptom[]): Issue => ({
  ...issue,
  checks: [...issue.checks],
  area: area ?? 'plumbing',
  symptom: findIn(symptoms, symptom)?.id ?? null,
  startedOn: startedOn || null,
});

export const issueTitle = ({ symptom, description }: IssueDraft, symptoms: readonly Symptom[]) =>
  findIn(symptoms, symptom)?.label ?? (description.slice(0, 60) || 'Something else');
