import type { Language } from '@/contract/profiles';
import { sentMessages } from '@/contract/sentMessages';
import { sentMessagesSchemas } from '@/contract/sentMessages.schemas';
import { env } from '@/server/env';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { htmlOf } from '@/server/providers/mail/html';
import { keptWords } from './outbox.kept';
import { type Letter, languageOf, writeLetter } from './outbox.letters';
import * as repo from './outbox.repo';

/** What a message on its way will say. */
function wordsToBe(template: string, data: unknown, language: Language): Pick<Letter, 'subject' | 'body'> | null {
  try {
    return writeLetter(template, data, language);
  } catch {
    return null;
  }
}

/** Mounted in development and in the test build alone: anybody who reaches it reads everybody's mail. */
export const sentMessagesRoutes = implement(sentMessages, sentMessagesSchemas, {
  listSentMessages: {
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db }) => {
      const { DATA_DIR } = env();
      const rows = await repo.newest(db);
      return Promise.all(
        rows.map(async ({ createdAt, lastError, body, subject, data, language, ...row }) => {
          // What opens an account is forgotten in the table; the local carrier still has it.
          const kept =
            body === null ? ((await keptWords(DATA_DIR, row)) ?? wordsToBe(row.template, data, language)) : null;
          const words = body ?? kept?.body ?? '';
          return {
            ...row,
            attachments: row.attachments.map(({ name, type, content }) => ({ name, type, content })),
            subject: subject ?? kept?.subject ?? '',
            body: words,
            html:
              row.channel === 'email' && words ? htmlOf(words, { language: languageOf(row.template, language) }) : null,
            problem: lastError,
            at: createdAt.toISOString(),
          };
        }),
      );
    },
  },
});
