import type { AccountHome, AskedQuestion, HomeEvent } from '@/contract/account';
import { cents } from '@/contract/money';
import type { AccountHomeRow, HomeEventRow, QuestionRow } from './account.repo';

export function presentHome({ unit, streetAddress, rentCents, ...row }: AccountHomeRow): AccountHome {
  return { ...row, streetAddress: unit ? `${streetAddress}, ${unit}` : streetAddress, rentCents: cents(rentCents) };
}

const maybeCents = (amount: number | undefined) => (amount === undefined ? null : cents(amount));

export function presentEvent({ kind, at, detail }: HomeEventRow): HomeEvent {
  return {
    kind,
    at: at.toISOString(),
    what: detail.what ?? null,
    fromCents: maybeCents(detail.from),
    toCents: maybeCents(detail.to),
  };
}

export function presentQuestion(row: QuestionRow): AskedQuestion {
  const { id, topic, askedAt, answerBy, message, homeId, streetAddress, citySlug } = row;
  const home = homeId && streetAddress && citySlug ? { id: homeId, streetAddress, citySlug } : null;
  return { id, topic, askedAt: askedAt.toISOString(), answerBy: answerBy.toISOString(), message: message ?? '', home };
}
