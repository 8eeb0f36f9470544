import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { ledger } from '@/contract/money/ledger/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const Accounts = styled.ul`
  ${plainList}

  li {
    padding-block: ${space.s8};
    border-block-start: 1px solid ${color.line};
  }
`;

/** Every account of the books: our own, or those of a home and its leases by address. */
export function AccountFinder() {
  const [text, setText] = useState('');
  const query = text.trim().length > 1 ? { query: text.trim() } : {};
  const request = useApi(ledger.listLedgerAccounts, { query });
  const { data } = request;
  return (
    <Stack as="section" aria-labelledby="accounts">
      <Heading as="h2" id="accounts" $size="small">
        Accounts
      </Heading>
      <TextField
        label="Find an account"
        help="The address of a home, or a name"
        required={false}
        type="search"
        value={text}
        onChange={setText}
      />
      <Loaded
        query={request}
        title="We couldn’t load the accounts"
        skeleton={<Skeleton $height="12rem" $round="card" />}
      />
      <div role="status">{data?.items.length === 0 && <Text $tone="soft">No account fits.</Text>}</div>
      {data && data.items.length > 0 && (
        <Accounts>
          {data.items.map(({ code, name, address, balanceCents }) => (
            <li key={code}>
              <Row $justify="space-between">
                <Link href={routes.accounts.ledgerAccount({ accountCode: code })}>
                  {address ? `${name}: ${address}` : name}
                </Link>
                <Money amount={balanceCents} cents="always" />
              </Row>
            </li>
          ))}
        </Accounts>
      )}
    </Stack>
  );
}
