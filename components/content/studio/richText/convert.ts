// Between Prismic’s rich text and ProseMirror’s document, losing nothing either way.
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { type Fields, isFields, type Value } from '@/components/content/studio/shared/fieldPaths';
import { blockName, nodeName, richTextSchema as schema, textBlocks } from './schema';

interface Span {
  type: string;
  start: number;
  end: number;
  data?: Value;
}

const isText = (type: Value | undefined) => (textBlocks as readonly Value[]).includes(type ?? null);

function spansOf(block: Fields): Span[] {
  const spans = Array.isArray(block.spans) ? block.spans.filter(isFields) : [];
  return spans.map(({ type, start, end, data }) => ({
    type: String(type),
    start: Number(start),
    end: Number(end),
    ...(data !== undefined && { data }),
  }));
}

function markOf({ type, data }: Span): Mark | undefined {
  const known = schema.marks[type];
  return known?.create(data === undefined ? null : { data: JSON.stringify(data) });
}

/** Text between two offsets, with line breaks as nodes of one sign. */
function inline(text: string, marks: readonly Mark[]): Node[] {
  return text
    .split('\n')
    .flatMap((line, n) => [
      ...(n > 0 ? [schema.node('line_break', null, undefined, marks)] : []),
      ...(line ? [schema.text(line, marks)] : []),
    ]);
}

function nodeOf(block: Value): Node {
  if (!isFields(block) || !isText(block.type)) {
    const kind = isFields(block) && block.type === 'image' ? 'picture' : 'other';
    return schema.node(kind, { block: JSON.stringify(block) });
  }
  const { type, text: spanText, spans: _, ...rest } = block;
  const text = String(spanText ?? '');
  const spans = spansOf(block);
  const edges = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])]
    .filter((edge) => edge >= 0 && edge <= text.length)
    .sort((one, other) => one - other);
  const content = edges.slice(1).flatMap((end, n) => {
    const start = edges[n] ?? 0;
    const here = spans.filter((span) => span.start <= start && span.end >= end);
    const marks = here.reduce<readonly Mark[]>((set, span) => markOf(span)?.addToSet(set) ?? set, []);
    return inline(text.slice(start, end), marks);
  });
  const extra = Object.keys(rest).length > 0 ? JSON.stringify(rest) : null;
  return schema.node(nodeName(String(type)), { extra }, Fragment.from(content));
}

export function toNode(blocks: Value | undefined): Node {
  const list = Array.isArray(blocks) ? blocks.map(nodeOf) : [];
  return schema.node('doc', null, list.length > 0 ? list : [schema.node('paragraph')]);
}

const spanOf = (mark: Mark, start: number, end: number): Span => ({
  type: mark.type.name,
  start,
  end,
  ...(mark.type.spec.attrs?.data && mark.attrs.data !== '{}' && { data: JSON.parse(String(mark.attrs.data)) }),
});

/** One span for each stretch of equal marks: what lies side by side grows together. */
function blockOf(node: Node): Value {
  if (node.type.name === 'picture' || node.type.name === 'other') return JSON.parse(String(node.attrs.block));
  let text = '';
  const spans: Span[] = [];
  const open = new Map<Mark, Span>();
  node.forEach((child) => {
    const start = text.length;
    text += child.isText ? (child.text ?? '') : '\n';
    for (const mark of open.keys()) if (!mark.isInSet(child.marks)) open.delete(mark);
    for (const mark of child.marks) {
      const known = [...open].find(([each]) => each.eq(mark))?.[1];
      if (known) known.end = text.length;
      else {
        const span = spanOf(mark, start, text.length);
        open.set(mark, span);
        spans.push(span);
      }
    }
  });
  const sorted = spans.sort((one, other) => one.start - other.start || other.end - one.end);
  const extra = node.attrs.extra ? JSON.parse(String(node.attrs.extra)) : {};
  return { type: blockName(node.type.name), text, spans: sorted as unknown as Value, ...extra };
}

/** Nothing for a text in which nothing is written. */
export function toBlocks(doc: Node): Value[] {
  const blocks: Value[] = [];
  doc.forEach((node) => {
    blocks.push(blockOf(node));
  });
  const [only] = blocks;
  const empty = blocks.length === 1 && isFields(only) && only.type === 'paragraph' && only.text === '';
  return empty ? [] : blocks;
}
