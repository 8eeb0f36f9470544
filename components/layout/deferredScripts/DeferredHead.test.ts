import { Head } from 'next/document';
import { expect, test } from 'vitest';
import { DeferredHead } from './DeferredHead';

test.each(['getCssLinks', 'getDynamicChunks', 'getScripts'] as const)(
  'Next renders its scripts and style sheets with %s of Head, which DeferredHead overrides (docs/decisions/0009)',
  (method) => {
    expect(Object.hasOwn(Head.prototype, method)).toBe(true);
    expect(Object.hasOwn(DeferredHead.prototype, method)).toBe(true);
  },
);
