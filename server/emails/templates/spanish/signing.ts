// Documents that people sign, in Spanish.
import { cta, emailTextEs, greetingEs } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import { Papers } from '@/server/emails/templates/signing';

const envelopeEmail = (subject: (title: string) => string, ...words: ((papers: Papers) => string)[]) =>
  template(Papers, (papers) => {
    const paragraphs = words.map((paragraph) => paragraph(papers)).filter(Boolean);
    return emailTextEs(subject(papers.title), greetingEs(papers.name), ...paragraphs);
  });

const where = ({ link }: Papers) =>
  link
    ? `Inicie sesión o cree una cuenta con esta dirección de correo, y léalo con calma.\n\n${cta('Leer y firmar', link)}\n\nNunca pedimos su firma ni su contraseña por correo.`
    : 'Inicie sesión en su cuenta. Lo encontrará al principio de su lista de tareas.';
const quoted = ({ reason }: Papers) => `> ${reason}`;

export const signingTemplatesEs = {
  documentsToSign: envelopeEmail(
    (title) => `Listo para firmar: ${title}`,
    (papers) => `“${papers.title}” está listo para que lo lea y lo firme. ${where(papers)}`,
  ),
  documentsReminder: envelopeEmail(
    (title) => `Recordatorio: firme ${title}`,
    (papers) => `“${papers.title}” todavía necesita su firma. ${where(papers)}`,
  ),
  documentsDeclined: envelopeEmail(
    (title) => `No se firmó: ${title}`,
    (papers) =>
      `Una de las personas no quiso firmar “${papers.title}”, así que no obliga a nadie. Su motivo:\n${quoted(papers)}`,
  ),
  documentsVoided: envelopeEmail(
    (title) => `Retirado: ${title}`,
    (papers) => `“${papers.title}” se retiró, así que no tiene que firmarlo. El motivo:\n${quoted(papers)}`,
  ),
  documentsCompleted: envelopeEmail(
    (title) => `Firmado por todos: ${title}`,
    ({ title }) => `Todas las personas firmaron “${title}”. La copia sellada está en su cuenta, en Documents.`,
    ({ accountLink }) => (accountLink ? 'Su cuenta muestra lo que sigue.' : ''),
    ({ accountLink }) => (accountLink ? cta('Ver lo que sigue', accountLink) : ''),
  ),
};
