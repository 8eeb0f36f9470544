import { __PRIVATE__ } from 'styled-components';
import { expect, test } from 'vitest';
import { adopt } from './adoptStyles';

const drawn = [
  '.box{color:red;}',
  '.box .wide{color:blue;}',
  'data-styled.g1[id="sc-box"]{content:"box,wide,"}',
  '@media print{.lid{color:green;}}',
  'data-styled.g2[id="sc-lid"]{content:"lid,"}',
];

function drawnStyles(rules = drawn) {
  const element = document.createElement('style');
  element.textContent = rules.map((rule) => `${rule}/*!sc*/\n`).join('');
  document.head.append(element);
  return element;
}

const selectors = ({ sheet }: HTMLStyleElement) =>
  [...(sheet?.cssRules ?? [])].map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : 'media'));

test('the style sheet of the HTML is the one that goes on being written, in the order of the server', () => {
  const [element, sheet] = [drawnStyles(), new __PRIVATE__.StyleSheet()];
  expect(adopt(element, sheet)).toBe(true);
  expect(sheet.hasNameForId('sc-box', 'wide')).toBe(true);
  expect(sheet.hasNameForId('sc-lid', 'lid')).toBe(true);
  expect(selectors(element)).toHaveLength(drawn.length);

  sheet.insertRules('sc-box', 'tall', ['.box.tall{color:black;}']);
  sheet.insertRules('sc-new', 'new', ['.new{color:pink;}']);
  sheet.insertRules('sc-lid', 'flat', ['.lid.flat{color:white;}']);
  const [red, blue, box, green, lid] = [...selectors(drawnStyles())];
  expect(selectors(element)).toEqual([red, blue, box, '.box.tall', green, lid, '.lid.flat', '.new']);
  expect(document.querySelectorAll('style[data-styled]')).toHaveLength(0);
});

test('rules of a group can be taken away again', () => {
  const [element, sheet] = [drawnStyles(), new __PRIVATE__.StyleSheet()];
  adopt(element, sheet);
  sheet.clearRules('sc-box');
  expect(selectors(element)).toEqual(selectors(drawnStyles(drawn.slice(3))));
  expect(sheet.hasNameForId('sc-box', 'wide')).toBe(false);
});

test('where the browser left a rule out, nothing is adopted', () => {
  const element = drawnStyles();
  element.sheet?.deleteRule(1);
  expect(adopt(element, new __PRIVATE__.StyleSheet())).toBe(false);
});
