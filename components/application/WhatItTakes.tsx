import { Disclosure } from '@/components/ui/Disclosure';
import { Heading } from '@/components/ui/Heading';
import { Money } from '@/components/ui/Money';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Home } from '@/contract/homes';
import { feeFor, toldBeforePaying } from '@/contract/law/screening';
import { barFor, CRITERIA } from '@/contract/qualifying';
import { Points } from './GetStarted.styles';

/** The criteria in the dollars of this home, its fee, and what the law of the place says about both. */
export function WhatItTakes({ home }: { readonly home: Home }) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: home.timeZone }).format(new Date());
  const fee = feeFor(home.state, day, home.applicationFeeCents);
  const bar = barFor(home.rentCents, Math.min(...home.leaseMonths, 12));
  const rules = toldBeforePaying({ state: home.state, city: home.city }, day);
  return (
    <Stack as="section" aria-labelledby="takes">
      <Heading as="h2" id="takes" $size="part">
        What it takes
      </Heading>
      <Points>
        <li>
          <strong>
            {fee > 0 ? (
              <>
                Up to <Money amount={fee} /> for each adult, once.
              </>
            ) : (
              'Applying is free.'
            )}
          </strong>{' '}
          {fee > 0 &&
            'You pay what your screening costs us. It covers every Belong home for 30 days, and is refunded automatically if we don’t process your application.'}
        </li>
        <li>
          <strong>
            <Money amount={bar.grossCents} cents="never" per="month" /> before tax
          </strong>{' '}
          ({CRITERIA.grossIncome} times the rent), or <Money amount={bar.netCents} cents="never" /> after it, all of you
          together. Savings of <Money amount={bar.savingsCents} cents="never" /> or a co-signer will do instead.
        </li>
        <li>
          <strong>Everybody of 18 or older applies</strong>, each for themselves and from their own phone. Assistance
          animals are not pets and cost nothing.
        </li>
        <li>
          <strong>About fifteen minutes.</strong> Have your ID, your Social Security number or ITIN, and what shows your
          income at hand. You can stop and go on at any time.
        </li>
      </Points>
      {rules.length > 0 && (
        <Disclosure summary="What the law of the place says">
          <Stack $gap="s8">
            {rules.map((rule) => (
              <Text key={`${rule.topic} ${rule.says}`} $size="small" $tone="soft">
                {rule.says} ({rule.source})
              </Text>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
