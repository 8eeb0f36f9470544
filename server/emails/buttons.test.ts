import { expect, test } from 'vitest';
import { renderEmail } from './renderEmail';
import { messageTemplates, renderMessage } from './renderMessage';
import { sampleData } from './sampleData';

const LINK = 'https://belong.test/there';
const buttons = (html: string) =>
  [...html.matchAll(/class="act"[^>]*>(.*?)<\/a>/g)].map(([, inner = '']) => inner.replace(/<[^>]*>|&[^;]*;/g, ''));

test.each(messageTemplates)('$template: each button says what it opens', async ({ template, languages }) => {
  for (const language of languages) {
    const { body } = renderMessage(template, sampleData(template), language);
    const labels = buttons(await renderEmail({ body, language }));
    expect(labels).not.toContain('Open');
    expect(labels).not.toContain('Abrir');
    if (body.includes(`: ${LINK}\n`)) expect(labels).not.toEqual([]);
  }
});
