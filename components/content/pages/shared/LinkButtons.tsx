import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { labeledLink } from '@/lib/prismic/links';

type Field = Parameters<typeof labeledLink>[0];

interface LinkButtonsProps {
  readonly first: Field;
  readonly second?: Field;
}

/** What to do next, and what else; nothing where no link leads anywhere. */
export function LinkButtons({ first, second }: LinkButtonsProps) {
  const links = [labeledLink(first), labeledLink(second)].filter((link) => link !== undefined);
  if (links.length === 0) return null;
  return (
    <Row>
      {links.map(({ href, text }, at) => (
        <ButtonLink key={href} href={href} prefetch={false} tone={at === 0 ? 'primary' : 'secondary'} size="large">
          {text}
        </ButtonLink>
      ))}
    </Row>
  );
}
