import dynamic from 'next/dynamic';
import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import {
  FIRST_TAX_YEAR,
  type TaxFormStatus,
  taxFilingLabels,
  taxFormProblemLabels,
} from '@/contract/money/taxForms/constants';
import { type TaxYear, taxForms } from '@/contract/money/taxForms/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { YearEndActions } from './YearEndActions';

const StateTaxSection = dynamic(() =>
  import('@/components/money/stateTaxes/StateTaxSection').then((file) => file.StateTaxSection),
);

const statuses: Readonly<Record<TaxFormStatus, { label: string; tone: BadgeTone }>> = {
  prepared: { label: 'Waiting for release', tone: 'warning' },
  released: { label: 'Released', tone: 'success' },
  corrected: { label: 'Replaced', tone: 'neutral' },
};

/** Who files, and from which amount on. */
function PayerCard({ year }: { readonly year: TaxYear }) {
  const { payer, threshold } = year;
  return (
    <Card as="section" aria-label="Payer">
      <Stack $gap="s8">
        <Heading as="h2" $size="small">
          {payer.name}
        </Heading>
        <Text $size="small" $tone="soft">
          EIN {payer.ein} · {payer.address}
        </Text>
        <Text>
          We report rents, and pay for work, of <Money amount={threshold.amount} /> or more in {year.year}, and every
          amount we withheld.
        </Text>
        <Text $size="small" $tone="soft">
          {threshold.source}
        </Text>
        {payer.isDemo && (
          <Notice tone="warning">
            These forms list the demo company as the payer, so the IRS won’t accept them. An administrator must enter
            our name and EIN first.
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

function FormCard({ form }: { readonly form: TaxYear['forms'][number] }) {
  const { label, tone } = statuses[form.status];
  return (
    <Card as="article" $pad="s16" aria-labelledby={`form-${form.id}`}>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Heading as="h3" id={`form-${form.id}`} $size="small">
            {form.name}
          </Heading>
          <Badge tone={form.problem ? 'danger' : tone}>
            {form.problem ? taxFormProblemLabels[form.problem] : label}
          </Badge>
        </Row>
        <Row $justify="space-between">
          <Text>
            {form.isCorrection && 'Correction · '}
            {form.form} · {taxFilingLabels[form.filing]}
            {form.isPart && ' · Partial: other owners report the rest'}
            {form.maskedTin && ` · ${form.maskedTin}`}
          </Text>
          <Money amount={form.amount} cents="always" />
        </Row>
        {form.withheld > 0 && (
          <Row $justify="space-between">
            <Text>Withheld</Text>
            <Money amount={form.withheld} cents="always" />
          </Row>
        )}
        {form.receipt && (
          <Text $size="small" $tone="soft">
            Filed · Receipt {form.receipt}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** A year of Forms 1099-MISC and 1099-NEC: prepared by one of our team, released by another, and filed. */
export function YearEndScreen() {
  const [year, setYear] = useState<number | undefined>(undefined);
  const query = useApi(taxForms.getTaxYear, {
    query: year === undefined ? {} : { year },
  });
  const { data } = query;
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: thisYear - FIRST_TAX_YEAR + 1 }, (_, n) => thisYear - n);
  return (
    <>
      <AccountPageHeader title="Year end" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Form 1099-MISC for homeowners, Form 1099-NEC for Pros, and both for the IRS. The person who prepares the forms
        can’t release them.
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load the forms" skeleton={<Skeleton $height="24rem" $round="card" />} />
      {data && (
        <Stack $gap="s24">
          <SelectField
            label="Tax year"
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(data.year)}
            onChange={(value) => setYear(Number(value))}
          />
          <PayerCard year={data} />
          <YearEndActions key={data.year} year={data} />
          <Stack as="section" aria-label="Forms">
            <Heading as="h2" $size="part">
              Forms
            </Heading>
            {data.forms.length === 0 && (
              <EmptyState picture={<MailboxIllustration />} title={`No forms for ${data.year} yet`}>
                {data.isOver
                  ? 'Prepare them from the year’s statements and payments.'
                  : 'The year isn’t over yet. Come back in January.'}
              </EmptyState>
            )}
            {data.forms.map((form) => (
              <FormCard key={form.id} form={form} />
            ))}
          </Stack>
          <StateTaxSection key={`state-${data.year}`} year={data.year} />
        </Stack>
      )}
    </>
  );
}
