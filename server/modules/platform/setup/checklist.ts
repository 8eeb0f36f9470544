// The checklist of a new site, for the desk and for `npm run doctor`.
import { pluralize } from '@/contract/format/counts';
import { listFormat } from '@/contract/format/intl';
import { overdueLaw } from '@/contract/law/due';
import type { EnteredFigure } from '@/contract/law/figures';
import { handouts } from '@/contract/law/handouts.data';
import { TRUST_ACCOUNTS } from '@/contract/money/reconciliations/constants';
import type { SetupStep } from '@/contract/platform/setup/endpoints';
import { routes } from '@/contract/routes';
import type { SetupFacts } from './repo';

interface Outcome {
  /** What is missing; null where nothing is. */
  missing: string | null;
  done: string;
}

interface Check {
  id: string;
  title: string;
  /** Whether no lease can be made without it. */
  isRequired: boolean;
  href: string;
  read: (facts: SetupFacts, law: { today: string; entered: readonly EnteredFigure[] }) => Outcome;
}

/** Two people decide about money and about duties. */
const PAIR = 2;
const SINGLE_DUTIES = ['leasing', 'care', 'support'] as const;

const people = (duty: string, { people: known }: SetupFacts): Outcome => {
  const count = known[duty] ?? 0;
  return {
    missing:
      count < PAIR ? `${pluralize(count, 'person', 'people')} of ${PAIR}: no one approves their own changes.` : null,
    done: `${count} people.`,
  };
};

const MAX_NAMED = 3;
const shortList = (items: readonly string[]) =>
  listFormat().format(
    items.length > MAX_NAMED + 1 ? [...items.slice(0, MAX_NAMED), `${items.length - MAX_NAMED} more`] : items,
  );

const everyRegion = (without: readonly string[], { regions }: SetupFacts, what: string): Outcome => ({
  missing: without.length > 0 ? `No ${what} yet: ${without.join(', ')}.` : null,
  done: `In ${pluralize(regions, 'open region')}.`,
});

const checks: readonly Check[] = [
  {
    id: 'administrators',
    title: 'Two administrators',
    isRequired: true,
    href: routes.accounts.deskTeam(),
    read: (facts) => people('admin', facts),
  },
  {
    id: 'money',
    title: 'Two people with the money duty',
    isRequired: true,
    href: routes.accounts.deskTeam(),
    read: (facts) => people('money', facts),
  },
  {
    id: 'duties',
    title: 'Someone for leasing, repairs, and support',
    isRequired: true,
    href: routes.accounts.deskTeam(),
    read: ({ people: known }) => {
      const missing = SINGLE_DUTIES.filter((duty) => !known[duty]);
      return {
        missing: missing.length > 0 ? `No one has the duty of ${missing.join(' or ')}.` : null,
        done: 'Each duty has someone.',
      };
    },
  },
  {
    id: 'hosts',
    title: 'A host for tours in every open region',
    isRequired: false,
    href: routes.accounts.deskTeam(),
    read: (facts) => everyRegion(facts.withoutHost, facts, 'host'),
  },
  {
    id: 'plans',
    title: 'Plans and fees of every open region',
    isRequired: true,
    href: routes.homeowners.compare(),
    read: (facts) => everyRegion(facts.withoutPlans, facts, 'plan'),
  },
  {
    id: 'papers',
    title: 'Official papers that go with a lease',
    isRequired: true,
    href: routes.accounts.deskHandouts(),
    read: ({ handouts: filed }) => {
      const missing = handouts.filter(({ id }) => !filed.includes(id)).length;
      return {
        missing:
          missing > 0
            ? `${missing} of ${handouts.length} are not on file. Leases that need them cannot be sent.`
            : null,
        done: `All ${handouts.length} are on file.`,
      };
    },
  },
  {
    id: 'law',
    title: 'Yearly figures and texts of the law',
    isRequired: false,
    href: routes.accounts.deskLegalFigures(),
    read: (_, { today, entered }) => {
      const due = overdueLaw(today, entered);
      return {
        missing: due.length > 0 ? `Overdue: ${shortList(due.map(({ title }) => title))}.` : null,
        done: 'Nothing is overdue.',
      };
    },
  },
  {
    id: 'statements',
    title: 'A first statement of each trust account',
    isRequired: false,
    href: routes.accounts.reconciliation(),
    read: ({ statements }) => {
      const missing = TRUST_ACCOUNTS.filter((account) => !statements.includes(account));
      return {
        missing: missing.length > 0 ? `No statement yet: ${missing.join(', ')}.` : null,
        done: 'Each account has statements.',
      };
    },
  },
  {
    id: 'pros',
    title: 'A Pro in every open region',
    isRequired: false,
    href: routes.accounts.deskPros(),
    read: (facts) => everyRegion(facts.withoutPro, facts, 'Pro'),
  },
  {
    id: 'homes',
    title: 'A first home',
    isRequired: true,
    href: routes.accounts.deskImports(),
    read: ({ homes }) => ({
      missing: homes === 0 ? 'Import the homes that you manage, or invite a homeowner to add one.' : null,
      done: 'There are homes.',
    }),
  },
];

/** Every step with its state, in the order in which a company takes them. */
export const setupSteps = (facts: SetupFacts, law: { today: string; entered: readonly EnteredFigure[] }): SetupStep[] =>
  checks.map(({ id, title, isRequired, href, read }) => {
    const { missing, done } = read(facts, law);
    return {
      id,
      title,
      href,
      state: missing === null ? 'done' : isRequired ? 'missing' : 'advised',
      detail: missing ?? done,
    };
  });
