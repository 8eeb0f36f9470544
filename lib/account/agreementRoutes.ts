// Addresses of the agreement flow: /agreement/homeowners/{step?}/{flowId?}/{stepId?}. The flow's id is the agreement's.
import { AGREEMENT_STEPS, type AgreementStep } from '@/contract/onboarding/agreements/constants';
import { agreements } from '@/contract/onboarding/agreements/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';

type AgreementPlace =
  | { step: 'list' }
  | { step: 'start'; homeId: string }
  | { step: AgreementStep; agreementId: string };

const isStep = (word: string | undefined): word is AgreementStep => AGREEMENT_STEPS.some((step) => step === word);

/** A step without the id of an agreement leads to the list, to choose one. */
export function parseAgreementRoute(at: string | undefined): AgreementPlace | undefined {
  if (at === undefined) return { step: 'list' };
  const [step, id, ...more] = at.split('/');
  if (more.length > 1 || !(step === 'start' || isStep(step))) return undefined;
  if (!id) return { step: 'list' };
  return step === 'start' ? { step, homeId: id } : { step, agreementId: id };
}

/** What the page of such an address asks for; null where there is no such page. */
export function agreementQueries(at: string | undefined): readonly unknown[] | null {
  const place = parseAgreementRoute(at);
  if (!place) return null;
  if ('agreementId' in place)
    return [apiQuery(agreements.getAgreement, { params: { agreementId: place.agreementId } })];
  return [apiQuery(agreements.listAgreements)];
}

export const agreementHref = (step: AgreementStep, agreementId: string) =>
  routes.agreement({ at: `${step}/${agreementId}` });
export const startAgreementHref = (homeId: string) => routes.agreement({ at: `start/${homeId}` });
