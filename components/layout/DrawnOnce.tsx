// What is the same for everybody need not be drawn for each: docs/decisions/0064-the-chrome-is-drawn-once.md.
import { LRUCache } from 'lru-cache';
import { type ComponentType, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetContext } from 'styled-components';
import { CompiledOnce } from './CompiledOnce';

/** All a part knows, and so what it is kept by: nothing of who asks but what is written here. */
export type Known = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** What stands inside an element: as HTML from the server, as React’s own in a browser. */
export type Inside =
  | { readonly children: React.ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

interface Style {
  readonly id: string;
  readonly name: string;
  readonly rules: string[];
}

interface Drawn {
  readonly inside: Inside;
  readonly styles: readonly Style[];
}

/** Apart from the page around it: no session, no answers, no address reach it. */
function draw<K extends Known>(Part: ComponentType<K>, known: K): Drawn {
  const sheet = new ServerStyleSheet();
  const styles: Style[] = [];
  const insert = sheet.instance.insertRules.bind(sheet.instance);
  sheet.instance.insertRules = (id, name, rules) => {
    styles.push({ id, name, rules: [...rules] });
    insert(id, name, rules);
  };
  const page = (
    <CompiledOnce>
      <Part {...known} />
    </CompiledOnce>
  );
  const __html = renderToString(sheet.collectStyles(page));
  return { inside: { dangerouslySetInnerHTML: { __html } }, styles };
}

/**
 * For the server: what stands inside an element, drawn once for everything a part may know. To be written
 * `typeof window === 'undefined' ? drawnOnce(Part) : drawnHere(Part)`, which keeps it out of the browser’s scripts.
 */
export function drawnOnce<K extends Known>(Part: ComponentType<K>): (known: K) => Inside {
  const kept = new LRUCache<string, Drawn>({ max: 500 });
  return function useDrawn(known) {
    const { styleSheet } = useContext(StyleSheetContext);
    const key = JSON.stringify(known);
    let drawn = kept.get(key);
    if (!drawn) {
      drawn = draw(Part, known);
      kept.set(key, drawn);
    }
    // In the order in which they would have come, without those the page has already.
    for (const { id, name, rules } of drawn.styles)
      if (!styleSheet.hasNameForId(id, name)) styleSheet.insertRules(id, name, rules);
    return drawn.inside;
  };
}
