import type { Language } from '@/contract/account/profiles/endpoints';
import { sentMessages } from '@/contract/account/sentMessages/endpoints';
import { sentMessagesSchemas } from '@/contract/account/sentMessages/schemas';
import { renderEmail } from '@/server/emails/renderEmail';
import { messageTemplates, renderMessage, templateLanguage } from '@/server/emails/renderMessage';
import { sampleData } from '@/server/emails/sampleData';
import type { RenderedMessage } from '@/server/emails/template';
import { env } from '@/server/env';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { readLocalDelivery } from '@/server/modules/account/outbox/localDelivery/repo';
import * as repo from '@/server/modules/account/outbox/repo';

/** What a message on its way will say. */
function renderPreview(
  template: string,
  data: unknown,
  language: Language,
): Pick<RenderedMessage, 'subject' | 'body'> | null {
  try {
    return renderMessage(template, data, language);
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
      const rows = await repo.listNewest(db);
      return Promise.all(
        rows.map(async ({ createdAt, lastError, body, subject, data, language, ...row }) => {
          // What opens an account is forgotten in the table; the local carrier still has it.
          const stored =
            body === null
              ? ((await readLocalDelivery(DATA_DIR, row)) ?? renderPreview(row.template, data, language))
              : null;
          const words = body ?? stored?.body ?? '';
          return {
            ...row,
            attachments: row.attachments.map(({ name, type, content }) => ({ name, type, content })),
            subject: subject ?? stored?.subject ?? '',
            body: words,
            html:
              row.channel === 'email' && words
                ? await renderEmail({ body: words, language: templateLanguage(row.template, language) })
                : null,
            problem: lastError,
            at: createdAt.toISOString(),
          };
        }),
      );
    },
  },
  listEmailPreviews: {
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: () =>
      Promise.all(
        messageTemplates.flatMap(({ template, languages }) =>
          languages.map(async (language) => {
            const { subject, body } = renderMessage(template, sampleData(template), language);
            return { template, language, subject, html: await renderEmail({ body, language, title: subject }) };
          }),
        ),
      ),
  },
});
