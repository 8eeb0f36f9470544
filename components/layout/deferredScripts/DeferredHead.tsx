import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Head } from 'next/document';
import type { JSX } from 'react';
import { publicEnv } from '@/lib/env';

type Files = Parameters<Head['getScripts']>[0];

/**
 * The head of every page, for a first paint that waits for nothing: font faces are inlined, and scripts are rendered as
 * links that bootstrap.js turns into scripts once the page has been painted (docs/decisions/0009).
 */
export class DeferredHead extends Head {
  override getCssLinks(files: Files) {
    const links = super.getCssLinks(files);
    return publicEnv.production && links ? links.flatMap(inlined) : links;
  }

  override getDynamicChunks(files: Files) {
    return afterPaint(super.getDynamicChunks(files));
  }

  override getScripts(files: Files) {
    return afterPaint(super.getScripts(files));
  }
}

function inlined({ key, props: { rel, href, nonce } }: JSX.Element): JSX.Element[] {
  if (rel !== 'stylesheet') return [];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own build.
  return [<style key={key} nonce={nonce} dangerouslySetInnerHTML={{ __html: cssAt(href) }} />];
}

const read = new Map<string, string>();

function cssAt(href: string): string {
  const css = read.get(href) ?? readFileSync(path.join(process.cwd(), '.next', href.replace('/_next/', '')), 'utf8');
  read.set(href, css);
  return css;
}

/** The manifests of the other pages are needed to leave this one, so they wait until it is hydrated. */
const ofOtherPages = /\/_(?:build|ssg)Manifest\.js/;

function afterPaint(scripts: (JSX.Element | null)[]): JSX.Element[] {
  return scripts.flatMap((script) => {
    if (!script || !publicEnv.production) return script ?? [];
    const { src } = script.props;
    const when = ofOtherPages.test(src) ? 'hydrated' : 'painted';
    return [<link key={script.key} rel="deferred-script" as="script" href={src} data-run={when} />];
  });
}
