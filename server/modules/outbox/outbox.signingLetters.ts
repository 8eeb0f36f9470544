import * as z from 'zod';

const Papers = z.object({ name: z.string(), title: z.string(), reason: z.string().optional() });

const papersLetter = (subject: (title: string) => string, words: (title: string, reason: string) => string) => {
  return (data: unknown) => {
    const { name, title, reason = '' } = Papers.parse(data);
    return { subject: subject(title), body: `Hello ${name},\n\n${words(title, reason)}\n\nWarmly,\nBelong` };
  };
};

/** About papers that people sign. None carries a link that could be imitated: people open them in their account. */
export const signingLetters = {
  papersToSign: papersLetter(
    (title) => `Ready to sign: ${title}`,
    (title) => `“${title}” is ready for you to read and sign. Log in to your account and open Documents.`,
  ),
  papersReminder: papersLetter(
    (title) => `Still waiting for you: ${title}`,
    (title) => `“${title}” still waits for your signature. Log in to your account and open Documents.`,
  ),
  papersDeclined: papersLetter(
    (title) => `Not signed: ${title}`,
    (title, reason) => `Somebody has declined to sign “${title}”, so it holds for nobody. What they said:\n> ${reason}`,
  ),
  papersVoided: papersLetter(
    (title) => `Taken back: ${title}`,
    (title, reason) => `“${title}” was taken back and need not be signed. The reason:\n> ${reason}`,
  ),
  papersCompleted: papersLetter(
    (title) => `Signed by everybody: ${title}`,
    (title) => `Everybody has signed “${title}”. The sealed copy is in your account, under Documents.`,
  ),
};
