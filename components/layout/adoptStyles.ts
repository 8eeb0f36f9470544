// The style sheet of the HTML stays the one of the page: styled-components would write each of its rules anew, and a
// phone would work out every style twice (docs/decisions/0009). To be evaluated before any styled component.
import { __PRIVATE__ } from 'styled-components';

const { StyleSheet, mainSheet } = __PRIVATE__;
const BETWEEN_RULES = '/*!sc*/\n';
/** The last rule of each group, by which the server tells whose it is. */
const marker = /^data-styled\.g\d+\[id="([\w-]+)"\].*?"([^"]*)/;

/** Takes a style element that the server drew for the sheet that styled-components goes on writing; false if that cannot be. */
export function adopt(element: HTMLStyleElement, sheet = mainSheet): boolean {
  const rules = (element.textContent ?? '').split(BETWEEN_RULES).filter((rule) => rule.trim() !== '');
  const own = element.sheet;
  // A browser leaves out what it does not understand: then nobody can tell where a group ends.
  if (!own || own.cssRules.length !== rules.length) return false;
  const grouped = sheet.getTag();
  document.querySelector('style[data-styled="active"]:empty')?.remove();
  // Counted as if they were being written.
  grouped.tag = { ...tagOf(own), insertRule: () => true };
  let ofGroup: string[] = [];
  for (const rule of rules) {
    ofGroup.push(rule);
    const [, id, names = ''] = marker.exec(rule) ?? [];
    if (id === undefined) continue;
    grouped.insertRules(StyleSheet.registerId(id), ofGroup);
    for (const name of names.split(',')) if (name) sheet.registerName(id, name);
    ofGroup = [];
  }
  grouped.tag = tagOf(own);
  return true;
}

const tagOf = (sheet: CSSStyleSheet) => ({
  get length() {
    return sheet.cssRules.length;
  },
  insertRule(index: number, rule: string) {
    try {
      sheet.insertRule(rule, index);
      return true;
    } catch {
      return false;
    }
  },
  deleteRule: (index: number) => sheet.deleteRule(index),
  getRule: (index: number) => sheet.cssRules[index]?.cssText ?? '',
});

if (typeof document !== 'undefined') {
  const drawn = document.querySelector<HTMLStyleElement>('style[data-drawn]');
  if (drawn && !adopt(drawn)) {
    drawn.setAttribute('data-styled', '');
    mainSheet.rehydrate();
  }
}
