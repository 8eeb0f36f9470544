import { PointList } from '@/components/leasing/applications/shared/applicationStyles';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import type { Home } from '@/contract/homes/homes/endpoints';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { disclosuresBeforePayment, screeningFee } from '@/contract/law/screening';
import { INCOME_REQUIREMENTS, requirementFor } from '@/contract/leasing/criteria/requirements';
import { hoaApprovalLabel, petPolicyLabel, smokingLabel } from '@/lib/labels/houseRules.labels';

/** The criteria in the dollars of this home, its fee, and what the law of the place says about both. */
export function Requirements({ home }: { readonly home: Home }) {
  const day = localDay(Date.now(), home.timeZone);
  const fee = screeningFee(home.state, day, home.applicationFeeCents);
  const criteria = requirementFor(home.rentCents, Math.min(...home.leaseMonths, 12));
  const rules = disclosuresBeforePayment(jurisdictionOf(home), day);
  return (
    <Stack as="section" aria-labelledby="requirements">
      <Heading as="h2" id="requirements" $size="part">
        Requirements
      </Heading>
      <PointList>
        <li>
          <strong>
            {fee > 0 ? (
              <>
                Up to <Money amount={fee} /> per adult, one time.
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
            <Money amount={criteria.grossCents} per="month" /> before tax
          </strong>{' '}
          ({INCOME_REQUIREMENTS.grossIncome} times the rent), or <Money amount={criteria.netCents} /> after tax, for
          everyone combined. Savings of <Money amount={criteria.savingsCents} /> or a co-signer also work.
        </li>
        <li>
          <strong>Everyone 18 or older applies</strong> separately, on their own phone. Assistance animals aren’t pets
          and don’t cost anything.
        </li>
        <li>
          <strong>{petPolicyLabel(home)}.</strong> Smoking: {smokingLabel(home.smoking).toLowerCase()}.
        </li>
        {home.hoaApprovalDays !== null && (
          <li>
            <strong>HOA approval.</strong> {hoaApprovalLabel(home.hoaApprovalDays)}
          </li>
        )}
        <li>
          <strong>About 15 minutes.</strong> Have your ID, Social Security number or ITIN, and proof of income ready.
          You can stop and continue at any time.
        </li>
      </PointList>
      {rules.length > 0 && (
        <Disclosure summary="Local rules">
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
