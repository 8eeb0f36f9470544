/** Removes control characters and outer spaces from what a person typed: they mean nothing there, and PostgreSQL stores no zero byte. */
export const stripControlCharacters = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
