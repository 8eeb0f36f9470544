import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { DeskContact, DeskFact } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { formatPhone } from '@/lib/format/text';
import { plainList, tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const Facts = styled.dl`
  ${tabular}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space.s12} ${space.s24};
  margin: 0;

  dt {
    color: ${color.inkSoft};
    font-size: ${size.t14};
  }

  dd {
    margin: 0;
    font-weight: ${weight.semibold};
    overflow-wrap: anywhere;
  }

  [data-urgent],
  [data-urgent] a {
    color: ${color.danger};
  }
`;

const People = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s4};
`;

interface HomeHeadProps {
  readonly title: ReactNode;
  /** Names the region, for anyone who moves by regions. */
  readonly label: string;
  readonly facts: readonly DeskFact[];
  readonly contacts?: readonly DeskContact[];
}

/** What answers a phone call: rent, lease, balance, payout, open repairs, and whom to call. */
export function HomeHead({ title, label, facts, contacts = [] }: HomeHeadProps) {
  return (
    <Card as="section" aria-label={label} $pad="s16">
      <Stack $gap="s16">
        <Heading $size="small">{title}</Heading>
        {facts.length === 0 && <Text $tone="soft">No lease, agreement, or open repair.</Text>}
        <Facts>
          {facts.map(({ label: name, value, href, isUrgent }) => (
            <div key={`${name}${value}`}>
              <dt>{name}</dt>
              <dd data-urgent={isUrgent || undefined}>{href ? <Link href={href}>{value}</Link> : value}</dd>
            </div>
          ))}
        </Facts>
        {contacts.length > 0 && (
          <People aria-label="Contacts">
            {contacts.map(({ id, name, part, email, phone }) => (
              <li key={id}>
                <Row $gap="s12">
                  <Link href={routes.accounts.deskPerson({ personId: id })}>{name || email}</Link>
                  <Text as="span" $tone="soft" $size="small">
                    {part}
                  </Text>
                  {phone ? (
                    <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
                  ) : (
                    <Text as="span" $tone="soft" $size="small">
                      No phone
                    </Text>
                  )}
                  <Link href={`mailto:${email}`}>{email}</Link>
                </Row>
              </li>
            ))}
          </People>
        )}
      </Stack>
    </Card>
  );
}
