import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/text/Heading';
import type { SigningDocument } from '@/contract/platform/signing/endpoints';
import { up } from '@/styles/media';
import { color, space, weight } from '@/styles/tokens';

const Terms = styled.dl`
  display: grid;
  gap: ${space.s4};
  margin: ${space.s16} 0 0;

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0 0 ${space.s8};
    font-weight: ${weight.semibold};
    overflow-wrap: anywhere;
  }

  ${up('sm')} {
    grid-template-columns: minmax(9rem, auto) minmax(0, 1fr);
    gap: ${space.s8} ${space.s24};

    dd {
      margin: 0;
    }
  }
`;

/** What matters most in the document, as it stands on its first page. */
export function KeyTerms({ terms }: { readonly terms: NonNullable<SigningDocument['keyTerms']> }) {
  if (terms.length === 0) return null;
  return (
    <Card as="section" $tone="wash" aria-labelledby="key-terms">
      <Heading id="key-terms" $size="part">
        Key terms
      </Heading>
      <Terms>
        {terms.map(({ name, value }) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </Terms>
    </Card>
  );
}
