import { capitalize } from '@/contract/format/capitalize';

// Sources of a standard, which name the law of every state we serve, as they hold in one of them.

/** How citations of a state begin. */
const STATE_LAW: Readonly<Record<string, RegExp>> = { CA: /^Cal\./, WA: /^(RCW|WAC)\b/, FL: /^Fla\./, VA: /^Va\./ };
/** What stands where a state has no law of its own. */
const ELSEWHERE = /^elsewhere, /;

/** Where the law of other states alone says it. */
const OUR_STANDARD = 'Our standard for every home';

/** Without the law of other states, so that a reader need not know which one applies. */
export function sourceIn(source: string, state: string): string {
  const parts = source.split('; ');
  const own = STATE_LAW[state];
  const hasOwn = own !== undefined && parts.some((part) => own.test(part));
  const shown = parts.filter((part) =>
    ELSEWHERE.test(part) ? !hasOwn : own?.test(part) || !Object.values(STATE_LAW).some((law) => law.test(part)),
  );
  return shown.length > 0 ? capitalize(shown.join('; ').replace(ELSEWHERE, '')) : OUR_STANDARD;
}
