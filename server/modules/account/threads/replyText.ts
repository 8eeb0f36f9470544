// The words of an email that answers one of ours. Only what is provably a quotation or a signature is left out.
import { quotationWords } from './quotations.data';

/** Characters of a message that came by email. */
export const MAX_MESSAGE_LENGTH = 8_000;

/** The reply address of a letter, however a mail program wraps or escapes it. */
const REPLY_ADDRESS = /<?(?:mailto:)?reply(?:\+|%2b|=2b)\s*(?:[0-9a-f][ \t=]*\n?(?:>[> ]*)?){16,}(?:@[\w.-]+)?>?/gi;
/** Takes the keys out that let their holder answer as the person. */
export const withoutReplyKeys = (text: string) => text.replace(REPLY_ADDRESS, '');

/** The key of the letter that a program quotes, in the address it names. */
const HAS_REPLY_KEY = /reply(?:\+|%2b|=2b)\s?[0-9a-f]{16,}/i;

const languages = Object.values(quotationWords);
const oneOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;
const titles = oneOf(languages.flatMap((words) => words.titles));
const SEPARATOR = new RegExp(
  `^\\s*-{2,}\\s*${titles}\\s*-{2,}\\s*$|^(?:begin forwarded message|inicio del mensaje reenviado):\\s*$`,
  'i',
);
const attributions = languages
  .flatMap((words) => words.attributions)
  .map(([start, end]) => ({
    start: start === '' ? /^/ : new RegExp(`^(?:${start})(?!\\p{L})`, 'iu'),
    end: new RegExp(`(?<!\\p{L})${end}$`, 'iu'),
  }));
/** No attribution is longer; longer lines would take long to look through. */
const MAX_ATTRIBUTION = 600;
/** `On …, Belong wrote:` or `El …, Belong escribió:`, on lines that are joined. */
const isAttribution = (joined: string) =>
  joined.length > 10 &&
  /[:：]$/.test(joined) &&
  attributions.some(({ start, end }) => start.test(joined) && end.test(joined));
/** Zoho Mail, old Android phones, and Notes write dashes around it. */
const DASHED_ATTRIBUTION = /^-{3,}\s*\S.{1,400}\b(?:wrote|escribi(?:ó|o\u0301))\s*-{3,}$/i;
const OLD_GMAIL = /^\d{4}-\d{2}-\d{2} .{0,200}<[^<>\s]+@[^<>\s]+>:$/;
const ADDRESS = /[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+/;
const DATE = /\b20\d{2}(?!\d)|\b\d{1,2}:\d{2}\b/;
/** Yahoo Mail for Android goes on with what it quotes on the same line. */
const ATTRIBUTION_AND_QUOTE = /^(?:on|el)\b(.{5,400}?<[^<>\s]+@[^<>\s]+>) (?:wrote|escribi(?:ó|o\u0301)):\s+\S/i;

/** The fields of a header that Outlook and Apple Mail write above what they quote, in bold with stars. */
const FROM = new Set(languages.flatMap((words) => words.from));
const WHEN = new Set(languages.flatMap((words) => words.when));
const labels = [...FROM, ...WHEN, ...languages.flatMap((words) => words.others)];
const HEADER = new RegExp(`^\\s*\\*?(${labels.join('|')})\\s?[:：]\\*?\\s*(.*)$`, 'iu');

/** A line across the letter, which some programs draw with dashes. */
const RULE = /^\s*(?:_{5,}|-{10,})\s*$/;
const QUOTED = /^\s*>/;
/** Names of devices and mail programs in the last line that they add. */
const DEVICES =
  '(?:iphone|ipad|ipod|mac|apple|android|samsung|galaxy|pixel|motorola|moto|huawei|xiaomi|oneplus|nokia|htc|lg|blackberry|windows|verizon|t-mobile|metro|at&t|boost|cricket|device|phone|smartphone|tablet|mobile|cell|dispositivo|m[oó]vil|celular|tel[eé]fono|tableta)';
const SENDERS = `(?:(?:my|mi) (?:[\\w&+-]+,? ){0,4}${DEVICES}\\b|the all[- ]new |\\[?(?:outlook|yahoo|aol|gmail|proton ?mail|samsung|superhuman|spark|xfinity|hey)\\b|mail(?:<| for)|correo(?:<| para))`;
/** `Sent from TypeApp<https://…>`: the name of a program with its address. */
const NAMED_PROGRAM = '[\\w .-]{2,40}[<(]https?://[^\\s<>()]+[>)]$';
const SIGNATURE = new RegExp(
  `^(?:sent (?:from|with|via) (?:${SENDERS}|${NAMED_PROGRAM})|enviado (?:desde|con) ${SENDERS}|${oneOf(languages.flatMap((words) => words.signatures))}|\\[?yahoo mail: (?:search, organize|busca, organiza))`,
  'i',
);
/** The mark of RFC 3676 before a signature. */
const MARKED_SIGNATURE = /(?:^|\n)-- \n[\s\S]*$/;
/** The same mark without its space may part what the person wrote. */
const DASHED_LINES = /(?:^|\n)--\n([\s\S]*)$/;

/** Whether lines are a name, a number, an address, and the like: few, short, and no sentences. */
function areContacts(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length <= 6 && lines.every((line) => line.length <= 60 && !/^--|[.!?]\s*$/.test(line.trim()));
}

/** Lines as one text; a long address is wrapped without a space. */
const joinedLines = (lines: readonly string[]) =>
  lines
    .map((line) => line.replace(/^[>\s]*/, '').trim())
    .join(' ')
    .replace(/<\s+/g, '<')
    .replace(/\s+>/g, '>');

/** Whether joined lines name a date and an address and end with a colon, as attributions in every language do. */
const isDatedAddress = (joined: string) => /[:：]$/.test(joined) && DATE.test(joined) && ADDRESS.test(joined);

/** Whether lines introduce a quotation in some language. A part of them that does so comes later. */
const introduceQuote = (lines: readonly string[]) =>
  isDatedAddress(joinedLines(lines)) &&
  lines.every((_, at) => at === 0 || !isDatedAddress(joinedLines(lines.slice(at))));

/** The first line from `at` on that is not blank; behind the last one where none is. */
function nextWords(lines: readonly string[], at: number): number {
  let index = at;
  while (index < lines.length && lines[index]?.trim() === '') index += 1;
  return index;
}

/** How many lines at `at` are an attribution; 0 where they may be the person's own words. */
function attributionAt(lines: readonly string[], at: number): number {
  for (let count = 1; count <= 6 && at + count <= lines.length; count += 1) {
    const taken = lines.slice(at, at + count);
    if (taken.some((line) => line.trim() === '' || line.length > MAX_ATTRIBUTION)) return 0;
    const joined = joinedLines(taken);
    if (joined.length > MAX_ATTRIBUTION) return 0;
    if (OLD_GMAIL.test(joined) || DASHED_ATTRIBUTION.test(joined)) return count;
    const next = lines[nextWords(lines, at + count)];
    const isAboveQuote = next !== undefined && QUOTED.test(next);
    // In any language: an address, a date, and a colon, above quoted lines or with the key of our letter.
    if ((isAboveQuote || HAS_REPLY_KEY.test(joined)) && introduceQuote(taken)) return count;
    if (!isAttribution(joined)) continue;
    if (isAboveQuote) return count;
    const [isDated, isAddressed] = [DATE.test(joined), ADDRESS.test(joined)];
    return (isDated && isAddressed) || ((isDated || isAddressed) && next === undefined) ? count : 0;
  }
  return 0;
}

/** Whether a header of a quoted letter begins at `at`: who it is from and when it was sent, in the first lines. */
function isHeaderAt(lines: readonly string[], at: number): boolean {
  const fields = new Map<string, string>();
  for (const line of lines.slice(at, at + 8)) {
    const [, name, value = ''] = HEADER.exec(line) ?? [];
    if (name) fields.set(name.toLowerCase(), value);
    else if (fields.size === 0 || line.trim() === '') break;
  }
  const first = HEADER.exec(lines[at] ?? '')?.[1]?.toLowerCase();
  const when = [...fields].find(([name]) => WHEN.has(name))?.[1];
  if (first === undefined || when === undefined || !/\d/.test(when)) return false;
  // Hotmail begins with the date or the subject.
  const from = [...fields].find(([name]) => FROM.has(name))?.[1];
  return FROM.has(first) || (from !== undefined && ADDRESS.test(from) && fields.size > 2);
}

/** Whether everything from `at` on is a letter that is quoted whole. */
function isQuotedFrom(lines: readonly string[], at: number): boolean {
  if (SEPARATOR.test(lines[at] ?? '') || isHeaderAt(lines, at)) return true;
  if (DATE.test(ATTRIBUTION_AND_QUOTE.exec(lines[at]?.trim() ?? '')?.[1] ?? '')) return true;
  if (!RULE.test(lines[at] ?? '')) return false;
  const next = nextWords(lines, at + 1);
  return next === lines.length || isHeaderAt(lines, next);
}

/** Where the quoted lines (`>`) that begin at `at` end; blank lines between them belong to them. */
function endOfQuote(lines: readonly string[], at: number): number {
  let end = at;
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (QUOTED.test(line)) end = index + 1;
    else if (line.trim() !== '') break;
  }
  return end;
}

function withoutSignature(text: string): string {
  const unmarked = text.replace(MARKED_SIGNATURE, '');
  const below = DASHED_LINES.exec(unmarked);
  const isBelowContact = below !== null && areContacts(below[1] ?? '');
  const lines = (isBelowContact ? unmarked.slice(0, below.index) : unmarked).trimEnd().split('\n');
  while (lines.length > 0 && (SIGNATURE.test(lines.at(-1)?.trim() ?? '') || lines.at(-1)?.trim() === '')) lines.pop();
  return lines.join('\n').trim();
}

/**
 * What was written, without the letter it answers, a signature, and reply keys; at most 8,000 characters. It may stand above,
 * between, or below what is quoted. Empty where nothing is left.
 */
export function replyText(email: string): string {
  const lines = normalized(email).split('\n');
  const ownLines: string[] = [];
  let at = 0;
  while (at < lines.length && !isQuotedFrom(lines, at)) {
    const attribution = attributionAt(lines, at);
    if (attribution > 0) {
      const end = endOfQuote(lines, at + attribution);
      // A letter in HTML quotes without marks: all of it is what they answer.
      if (end <= at + attribution) break;
      at = end;
    } else if (QUOTED.test(lines[at] ?? '')) at = endOfQuote(lines, at);
    else {
      ownLines.push(lines[at] ?? '');
      at += 1;
    }
  }
  const own = withoutSignature(ownLines.join('\n'));
  return withoutReplyKeys(own)
    .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** Line ends as one, and spaces that only programs see. */
const normalized = (email: string) => email.replace(/\r\n?/g, '\n').replace(/[\u200b\ufeff]/g, '');
