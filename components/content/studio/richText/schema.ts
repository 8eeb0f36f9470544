// Running text as ProseMirror edits it. Prismic’s blocks are a flat list, so this schema is one, too: a list item is a
// block among others. What the editor offers no button for (a label, an embed, a direction) is carried along unseen.
import { type Mark, type Node, Schema } from 'prosemirror-model';
import { linkHref } from '@/lib/prismic/links';

export const headings = ['heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6'] as const;
export const textBlocks = ['paragraph', ...headings, 'preformatted', 'list-item', 'o-list-item'] as const;
export type TextBlock = (typeof textBlocks)[number];

const tags: Record<TextBlock, string> = {
  paragraph: 'p',
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h5',
  heading6: 'h6',
  preformatted: 'pre',
  'list-item': 'div.bullet',
  'o-list-item': 'div.numbered',
};

/** `heading2` is a name ProseMirror takes; hyphens are not. */
export const nodeName = (block: string) => block.replaceAll('-', '_');
export const blockName = (node: string) => node.replaceAll('_', '-');

const extraNodes = { default: null as string | null };

function textNode(block: TextBlock) {
  const [tag = 'p', className] = tags[block].split('.');
  const list = block === 'list-item' ? 'ul' : block === 'o-list-item' ? 'ol' : undefined;
  return {
    group: 'block',
    content: 'inline*',
    attrs: { extra: extraNodes },
    defining: block !== 'paragraph',
    parseDOM: list
      ? [
          {
            tag: 'li',
            getAttrs: (element: HTMLElement) =>
              (element.closest('ul,ol')?.localName === list ? null : false) as null | false,
          },
        ]
      : [{ tag }],
    toDOM: (): [string, Record<string, string>, 0] => [tag, className ? { class: className } : {}, 0],
  };
}

const linkData = (mark: Mark): Record<string, unknown> => JSON.parse(String(mark.attrs.data));

export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    ...Object.fromEntries(textBlocks.map((block) => [nodeName(block), textNode(block)])),
    picture: {
      group: 'block',
      atom: true,
      attrs: { block: { default: '{}' } },
      toDOM: (node: Node) => {
        const { url, alt } = JSON.parse(String(node.attrs.block));
        return ['img', { src: String(url ?? ''), alt: String(alt ?? '') }];
      },
    },
    other: {
      group: 'block',
      atom: true,
      attrs: { block: { default: '{}' } },
      toDOM: (node: Node) => [
        'div',
        { class: 'other' },
        `A section of type ${JSON.parse(String(node.attrs.block)).type}`,
      ],
    },
    text: { group: 'inline' },
    line_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    hyperlink: {
      attrs: { data: { default: '{}' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element: HTMLElement) => {
            const url = linkHref({ url: element.getAttribute('href') });
            return url ? { data: JSON.stringify({ link_type: 'Web', url }) } : false;
          },
        },
      ],
      toDOM: (mark: Mark) => {
        const { url, id } = linkData(mark);
        return ['a', { 'data-link-target': String(url ?? id ?? '') }, 0];
      },
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
    label: {
      attrs: { data: { default: '{}' } },
      toDOM: () => ['span', { class: 'label' }, 0],
    },
  },
});
