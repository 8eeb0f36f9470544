// Judges running text and tables: which blocks may stand there, and spans inside their text.
import { type Fields, isObject, type Json } from '@/server/content/store/document';
import type { FieldConfig } from '@/server/content/store/models';
import type { ValidationContext, Validator } from './context';
import { validateImage, validateLink } from './links';

const SPANS = new Set(['strong', 'em', 'hyperlink', 'label']);
const BLOCK_PROPERTIES = new Set(['type', 'text', 'spans', 'direction']);
const isWhole = (value: Json | undefined): value is number => Number.isInteger(value);

function validateSpan(
  span: Fields,
  text: string,
  allowed: ReadonlySet<string>,
  at: string,
  judging: ValidationContext,
) {
  const { report } = judging;
  const { type, start, end, data } = span;
  if (!SPANS.has(String(type)) || !(allowed.has(String(type)) || type === 'label'))
    return report(`${at}.type`, `${type} isn’t allowed here`);
  if (!isWhole(start) || !isWhole(end) || start < 0 || start >= end || end > text.length)
    report(at, `must lie inside the text of ${text.length} signs`);
  if (type === 'hyperlink') validateLink(data ?? null, {}, `${at}.data`, judging);
}

function validateBlock(block: Fields, allowed: ReadonlySet<string>, at: string, judging: ValidationContext) {
  const { report } = judging;
  const type = String(block.type);
  if (!allowed.has(type) || SPANS.has(type)) return report(`${at}.type`, `${type} isn’t allowed here`);
  if (type === 'image') {
    const { type: _, linkTo, ...image } = block;
    validateImage(image, {}, at, judging);
    if (linkTo !== undefined) validateLink(linkTo, {}, `${at}.linkTo`, judging);
    return;
  }
  if (type === 'embed') return;
  for (const name of Object.keys(block))
    if (!BLOCK_PROPERTIES.has(name)) report(`${at}.${name}`, 'is no part of a block');
  const { text, spans } = block;
  if (typeof text !== 'string') return report(`${at}.text`, 'must be text');
  if (!Array.isArray(spans)) return report(`${at}.spans`, 'must be a list');
  spans.forEach((span, index) => {
    if (isObject(span)) validateSpan(span, text, allowed, `${at}.spans[${index}]`, judging);
    else report(`${at}.spans[${index}]`, 'must be an object');
  });
}

const DEFAULT_BLOCKS = 'paragraph,strong,em,hyperlink,list-item,o-list-item';

export const validateRichText: Validator = (value, { single, multi }: FieldConfig, at, judging) => {
  if (!Array.isArray(value)) return judging.report(at, 'must be a list of blocks');
  const allowed = new Set((single ?? multi ?? DEFAULT_BLOCKS).split(',').map((each) => each.trim()));
  if (single !== undefined && value.length > 1) judging.report(at, 'may have one block only');
  value.forEach((block, index) => {
    if (isObject(block)) validateBlock(block, allowed, `${at}[${index}]`, judging);
    else judging.report(`${at}[${index}]`, 'must be an object');
  });
};

function validateRows(
  part: Json | undefined,
  kinds: readonly string[],
  at: string,
  judging: ValidationContext,
): number[] {
  const rows = isObject(part) && Array.isArray(part.rows) ? part.rows : undefined;
  if (!rows) {
    judging.report(at, 'must have a list of rows');
    return [];
  }
  return rows.map((row, index) => {
    const here = `${at}.rows[${index}]`;
    const cells = isObject(row) && Array.isArray(row.cells) ? row.cells : [];
    if (cells.length === 0) judging.report(here, 'must have cells');
    cells.forEach((cell, column) => {
      if (!isObject(cell) || !kinds.includes(String(cell.type)))
        judging.report(`${here}.cells[${column}]`, `must be ${kinds.join(' or ')}`);
      else validateRichText(cell.content ?? null, {}, `${here}.cells[${column}].content`, judging);
    });
    return cells.length;
  });
}

export const validateTable: Validator = (value, _, at, judging) => {
  if (!isObject(value)) return judging.report(at, 'must be a table');
  const head = value.head === undefined ? [] : validateRows(value.head, ['header'], `${at}.head`, judging);
  const body = validateRows(value.body, ['header', 'data'], `${at}.body`, judging);
  if (new Set([...head, ...body]).size > 1) judging.report(at, 'every row must have as many cells');
};
