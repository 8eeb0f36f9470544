// On the server each page is drawn with a sheet of its own, for which styled-components compiles every style anew.
import { LRUCache } from 'lru-cache';
import { type ReactNode, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

interface Compiled {
  readonly css: string;
  readonly rules: string[];
}

const known = new LRUCache<string, Compiled>({ max: 4_000 });

/** `compile`, which is asked but once for a style. */
function once(compile: Compile): Compile {
  const asked: Omit<Compile, 'hash'> = (css: string, selector = '', prefix = '', componentId = '') => {
    // Styles of the whole document have no selector, and none of another's may take their place.
    const key = `${componentId} ${prefix} ${selector || css}`;
    const before = known.get(key);
    if (before?.css === css) return before.rules;
    const rules = compile(css, selector, prefix, componentId);
    known.set(key, { css, rules });
    return rules;
  };
  return Object.assign(asked as Compile, { hash: compile.hash });
}

let ours: { readonly of: Compile; readonly asked: Compile } | undefined;

/** Around a page that the server draws: what was compiled for another page is not compiled again. */
export function CompiledOnce({ children }: { readonly children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  if (ours?.of !== context.stylis) ours = { of: context.stylis, asked: once(context.stylis) };
  return <StyleSheetContext value={{ ...context, stylis: ours.asked }}>{children}</StyleSheetContext>;
}
