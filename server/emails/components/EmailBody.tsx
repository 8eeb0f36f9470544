import { Button, Link, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import type { Language } from '@/contract/account/profiles/endpoints';
import { type EmailBlock, emailBlocks } from './emailBlocks';
import { emailStyles } from './emailStyles';

/** Links, and codes to be typed elsewhere, which are read digit by digit. */
const MARKED = /(https?:\/\/[^\s<]+[^\s<.,;:!?)]|(?<=\b(?:code|código)(?: is| es)? )\d{6}\b)/;

const inline = (text: string): ReactNode[] =>
  text.split(MARKED).map((part, at) => {
    if (at % 2 === 0) return part;
    return /^\d/.test(part) ? (
      <strong key={part} style={emailStyles.code}>
        {part}
      </strong>
    ) : (
      <Link key={part} href={part} style={emailStyles.link}>
        {part}
      </Link>
    );
  });

/** Lines with a break between them. Their place is all that tells two alike apart. */
const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
    <Fragment key={at}>
      {at > 0 && <br />}
      {inline(line)}
    </Fragment>
  ));

function Block({ block, language }: { readonly block: EmailBlock; readonly language: Language }) {
  switch (block.kind) {
    case 'button':
      return (
        <>
          <Text style={emailStyles.buttonLine}>
            <Button href={block.href} className="act" style={emailStyles.button}>
              {block.label ?? (language === 'es' ? 'Abrir' : 'Open')}
            </Button>
          </Text>
          <Text className="soft" style={emailStyles.buttonLink}>
            <Link href={block.href} style={emailStyles.link}>
              {block.href}
            </Link>
          </Text>
        </>
      );
    case 'list':
      return (
        <ul style={emailStyles.list}>
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <blockquote className="quote" style={emailStyles.quote}>
          <Lines lines={block.lines} />
        </blockquote>
      );
    case 'paragraph':
      return (
        <Text style={emailStyles.text}>
          {block.heading && (
            <>
              <strong>{block.heading}</strong>
              <br />
            </>
          )}
          <Lines lines={block.lines} />
        </Text>
      );
  }
}

/** The text of an email as components; user input never becomes markup. */
export const EmailBody = ({ body, language }: { readonly body: string; readonly language: Language }) =>
  emailBlocks(body).map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
    <Block key={at} block={block} language={language} />
  ));
