import type * as z from 'zod';
import type { AuditEvent } from '@/contract/auditEvents';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';

/** Who acts, and when: the person who asks, later the person who approves. */
export interface ActionCaller {
  personId: string;
  now: Date;
  services: Services;
}

/** What a wish comes to as things stand now. Amounts in cents. */
export interface Asked {
  amount: number;
  /** What it is about, in at most 200 characters. */
  title: string;
  leaseId?: string | null;
  homeId?: string | null;
  /** Who gets or paid the money. */
  payeeId?: string | null;
  documentId?: string | null;
  /** What it changes, where that exists already: one wish for it at a time. */
  subjectId?: string | null;
}

/** A due request, with the person who asked. */
export interface Agreed {
  requestId: string;
  requestedBy: string;
  /** As things stood a moment ago, in the same transaction. */
  asked: Asked;
}

interface ActionRules<Wish> {
  /** What is written to the audit log once it is done. */
  event: (wish: Wish) => AuditEvent;
  /** Refuses a wish that cannot be done now: when it is asked, and again when it is approved. As the system. */
  read: (db: Db, wish: Wish, caller: ActionCaller) => Promise<Asked>;
  /** Does it, and answers the id of what it changed or made. As the system, after `read` in the same transaction. */
  carryOut: (db: Db, wish: Wish, agreed: Agreed, caller: ActionCaller) => Promise<string | null>;
  /** What the person who decides has to know beside the amount, the reason, and the title. */
  facts?: (wish: Wish) => { label: string; value: string }[];
}

/** One kind of action on other people’s money, for wishes that were stored as JSON. */
export type MoneyAction = ActionRules<unknown>;

/** Binds an action to the schema of its wishes. */
export function moneyAction<S extends z.ZodType>(schema: S, rules: ActionRules<z.output<S>>): MoneyAction {
  const { event, read, carryOut, facts } = rules;
  return {
    event: (wish) => event(schema.parse(wish)),
    read: (db, wish, caller) => read(db, schema.parse(wish), caller),
    carryOut: (db, wish, agreed, caller) => carryOut(db, schema.parse(wish), agreed, caller),
    facts: (wish) => facts?.(schema.parse(wish)) ?? [],
  };
}
