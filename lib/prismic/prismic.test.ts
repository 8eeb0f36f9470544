import ImgixClient from '@imgix/js-core';
import { LRUCache } from 'lru-cache';
import { describe, expect, test } from 'vitest';
import { labeledLink, linkHref } from './links';
import { cmsImageSource, sharedImageOf } from './pictures';
import { previewCookieWith, previewRefIn, safePath } from './preview';
import { staleFetch } from './staleFetch.server';
import { headingAnchor, plainText, readingMinutes } from './text';

describe('links', () => {
  test.each([
    ...['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'],
    ...['//evil.example', '/\\evil.example', '', 'https:// x', 'file:///etc/passwd', '/a b'],
  ])('%j is not followed', (url) => {
    expect(linkHref({ link_type: 'Web', url })).toBeUndefined();
  });

  test.each(['/', '/faq#fees', '#fees', 'https://example.com/a', 'mailto:us@belong.example', 'tel:+15550100'])(
    '%s is followed',
    (url) => {
      expect(linkHref({ link_type: 'Web', url })).toBe(url);
    },
  );

  test('a button needs words and somewhere to lead', () => {
    expect(labeledLink({ url: '/faq' })).toBeUndefined();
    expect(labeledLink({ text: 'FAQ' })).toBeUndefined();
    expect(labeledLink({ url: '/faq', text: 'FAQ' })).toEqual({ href: '/faq', text: 'FAQ' });
  });
});

describe('pictures', () => {
  const url = 'https://images.prismic.io/belong/house.webp?auto=format,compress';
  const field = { url, dimensions: { width: 1200, height: 800 } };
  const imgix = new ImgixClient({ domain: 'images.prismic.io', includeLibraryParam: false });
  const widths = (srcSet: string) =>
    srcSet.split(/,\s+/).map((each) => each.replace(/^.*[?&]w=(\d+) (\d+w)$/, '$1 $2'));

  test('have the widths of @imgix/js-core up to their own', () => {
    const ours = widths(cmsImageSource(field, { sizes: '100vw' })?.srcSet ?? '');
    const theirs = widths(imgix.buildSrcSet('house.webp', {}, { maxWidth: 1200 }));
    expect(ours).toEqual(theirs);
  });

  test('of one width have the densities and qualities of @imgix/js-core', () => {
    const pairs = (srcSet: string) =>
      srcSet.split(/,\s+/).map((each) => [/dpr=(\d)/.exec(each)?.[1], /[?&]q=(\d+)/.exec(each)?.[1], each.at(-2)]);
    expect(pairs(cmsImageSource(field, { width: 300 })?.srcSet ?? '')).toEqual(
      pairs(imgix.buildSrcSet('house.webp', { w: 300 })),
    );
  });

  test('of Prismic keep the parameters they came with', () => {
    expect(cmsImageSource(field, { sizes: '100vw' })?.src).toBe(`${url}&w=799`);
    expect(sharedImageOf('https://belong.example/', field)).toBe(`${url}&w=1247`);
    const own = { ...field, url: '/media/content/house-0a1b2c3d.webp' };
    expect(sharedImageOf('https://belong.example/', own)).toBe(`https://belong.example${own.url}?w=1247`);
  });

  test.each(['https://evil.example/x.webp', '/media/content/../../x', 'javascript:alert(1)', '//images.prismic.io/x'])(
    'from %s are not fetched',
    (elsewhere) => {
      expect(cmsImageSource({ ...field, url: elsewhere }, { sizes: '100vw' })).toBeUndefined();
      expect(sharedImageOf('https://belong.example', { ...field, url: elsewhere })).toBeUndefined();
    },
  );
});

describe('the preview cookie', () => {
  test('holds one ref for each repository', () => {
    expect(previewRefIn(previewCookieWith('a-ref', 'belong'), 'belong')).toBe('a-ref');
    expect(previewRefIn(previewCookieWith('a-ref', 'elsewhere'), 'belong')).toBeUndefined();
    for (const broken of [undefined, '', 'a-ref', '{', '[]', '{"belong.prismic.io":3}', 'null'])
      expect(previewRefIn(broken, 'belong')).toBeUndefined();
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'careers', '', '/a\nb'])(
    'leaving never leads to %j',
    (to) => {
      expect(safePath(to)).toBeUndefined();
    },
  );
});

describe('text', () => {
  test('is read in whole minutes, at least one', () => {
    expect(readingMinutes([])).toBe(1);
    const text = 'word '.repeat(660);
    expect(readingMinutes([{ id: 'x', primary: { content: [{ type: 'paragraph', text }] } }])).toBe(3);
  });

  test('has anchors of plain letters', () => {
    expect(headingAnchor('What does it cost? 5 %!')).toBe('what-does-it-cost-5');
    expect(headingAnchor('¿?')).toBe('part');
    expect(
      plainText([{ type: 'paragraph', text: 'One.' }, { type: 'image' }, { type: 'paragraph', text: 'Two.' }]),
    ).toBe('One. Two.');
  });
});

describe('a repository on the network', () => {
  const address = (ref: string) => `https://cms.example/api/v2/documents/search?q=x&ref=${ref}`;
  const answers = (...given: (Response | Error)[]) => {
    const left = [...given];
    return async () => {
      const next = left.shift();
      if (!next || next instanceof Error) throw next ?? new Error('asked too often');
      return next;
    };
  };

  test('that fails is replaced by its last good answer, whatever the ref', async () => {
    const ask = staleFetch(answers(Response.json({ n: 1 }), new Error('down'), new Response('', { status: 503 })));
    expect(await (await ask(address('one'))).json()).toEqual({ n: 1 });
    expect(await (await ask(address('one'))).json()).toEqual({ n: 1 });
    expect(await (await ask(address('two'))).json()).toEqual({ n: 1 });
  });

  test('that fails before it ever answered, fails', async () => {
    const ask = staleFetch(answers(new Error('down'), new Response('', { status: 503 })));
    await expect(ask(address('one'))).rejects.toThrow('down');
    expect((await ask(address('one'))).status).toBe(503);
  });

  test('is not replaced after a day, nor by what a preview showed', async () => {
    let now = 1_000;
    const stored = new LRUCache<string, { body: ArrayBuffer; type: string }>({
      max: 9,
      ttl: 86_400_000,
      perf: { now: () => now },
      ttlResolution: 0,
    });
    const down = new Error('down');
    const ask = staleFetch(answers(Response.json({ draft: true }), down, Response.json({ n: 1 }), down), stored);
    await ask(address('https%3A%2F%2Fbelong.prismic.io%2Fpreviews%2Fx'));
    await expect(ask(address('one'))).rejects.toThrow('down');
    await ask(address('one'));
    now += 86_400_001;
    await expect(ask(address('one'))).rejects.toThrow('down');
  });

  test('may be left alone by the person who asked', async () => {
    const ask = staleFetch(answers(Response.json({ n: 1 }), new Error('aborted')));
    await ask(address('one'));
    await expect(ask(address('one'), { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });
});
