// What a page answers while the database or the content repository is away: "come back", never "we broke".
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { ApiError } from '@/lib/api/error';

/** Default seconds until a retry. */
const RETRY_SECONDS = 5;

/** 429 where the visitor asked too often, else 503; both say when to come back. */
export function setUnavailable(response: ServerResponse, error?: unknown): void {
  const refusal = error instanceof ApiError ? error : undefined;
  response.statusCode = refusal?.status === 429 ? 429 : 503;
  response.setHeader('Retry-After', String(refusal?.retryAfter ?? RETRY_SECONDS));
  response.setHeader('Cache-Control', 'private, no-store');
}

/** The error page as it was built; development has none and says it in a sentence. */
function errorPage(): string {
  try {
    return readFileSync(path.join(process.cwd(), '.next/server/pages/500.html'), 'utf8');
  } catch {
    return '<!doctype html><title>Not available</title><p>This page is not available right now. Please try again in a minute.';
  }
}

/** Answers a page that cannot be rendered at all; Next sends nothing after it. */
export async function sendUnavailable(response: ServerResponse, error?: unknown): Promise<void> {
  setUnavailable(response, error);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  await new Promise<void>((resolve) => response.end(errorPage(), () => resolve()));
}
