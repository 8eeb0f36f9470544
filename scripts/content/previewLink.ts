import { makeToken, tokenAddress } from '@/server/content/api/tokens';
import { siteRepository } from '@/server/content/store/siteRepository';
import { CliError } from '../../server/host/cliError.ts';
import { settings } from '../lib/settings.ts';
import { findDocument } from './document.ts';

/** Prints an address that shows the drafts of a session, beginning with this document, to anyone who has it. */
export function previewLink(session: string, names: string[], hours: number): void {
  if (!(hours > 0 && hours <= 24 * 30)) throw new CliError('--hours takes a number up to 720.');
  const { store, tokenKey } = siteRepository();
  const { id } = findDocument(names, session);
  const token = makeToken(session, Date.now() + hours * 3_600_000, tokenKey());
  const url = new URL('/api/preview', settings().SITE_URL);
  url.searchParams.set('token', tokenAddress(token, store.name));
  url.searchParams.set('documentId', id);
  console.log(String(url));
}
