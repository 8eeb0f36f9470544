import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { llcClassLabels, taxClassLabels } from '@/contract/money/w9s/constants';
import type { W9 } from '@/contract/money/w9s/endpoints';
import { tinLabels } from '@/contract/money/w9s/tin';
import { routes } from '@/contract/routes';
import { formatDay } from '@/lib/format/dates';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';

const Answers = styled.dl`
  display: grid;
  gap: ${space.s4} ${space.s24};
  margin: 0;

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0 0 ${space.s8};
    overflow-wrap: anywhere;
  }

  ${up('sm')} {
    grid-template-columns: minmax(10rem, auto) minmax(0, 1fr);
  }
`;

const outdatedLabels = {
  name: 'Your name has changed since you signed this form. Certify a new one.',
  ownership: 'Your home has another owner since you signed this form. Certify a new one.',
} as const;

interface W9SummaryProps {
  readonly form: W9;
  /** Whether it stands on a page of its own, with the ways on. */
  readonly isOwnPage?: boolean;
}

/** A finished form: what it says, with the number masked. */
export function W9Summary({ form: w9, isOwnPage = false }: W9SummaryProps) {
  const { form, tinKind, maskedTin, match, outdated, certifiedAt, status } = w9;
  if (status === 'foreign')
    return (
      <Notice tone="info" title="You need a Form W-8">
        A W-9 is for US persons only. We can’t tell you which W-8 you need. Message us, and someone will help you with
        the right form before your first payment.
      </Notice>
    );
  if (!form || !tinKind) return null;
  return (
    <Card as="section" aria-label="Your Form W-9">
      <Stack $gap="s16">
        <Heading $size="small">
          {status === 'superseded' ? 'Replaced by a newer form' : 'Your form is certified'}
        </Heading>
        {match === 'mismatch' && (
          <Notice tone="warning" title="The IRS says your name and number don’t match">
            Check both against your Social Security card or the IRS notice with your EIN. Then certify a new form.
          </Notice>
        )}
        {outdated && <Notice tone="warning">{outdatedLabels[outdated]}</Notice>}
        <Answers>
          <dt>Name</dt>
          <dd>{form.name}</dd>
          {form.businessName && (
            <>
              <dt>Business name</dt>
              <dd>{form.businessName}</dd>
            </>
          )}
          <dt>Tax classification</dt>
          <dd>
            {taxClassLabels[form.taxClass]}
            {form.llcClass && `, taxed as a ${llcClassLabels[form.llcClass]}`}
          </dd>
          <dt>Address</dt>
          <dd>
            {form.streetAddress}, {form.city}, {form.state} {form.zipcode}
          </dd>
          <dt>{tinLabels[tinKind]}</dt>
          <dd>{maskedTin}</dd>
          <dt>Backup withholding</dt>
          <dd>{form.struckOut ? 'Yes: item 2 is struck out, so we withhold 24%' : 'No'}</dd>
          {certifiedAt && (
            <>
              <dt>Signed</dt>
              <dd>
                <ReaderTime at={certifiedAt} format={formatDay} />
              </dd>
            </>
          )}
        </Answers>
        {isOwnPage && (
          <>
            <Text $size="small" $tone="soft">
              The sealed copy will be in your documents in a moment.
            </Text>
            <Row>
              <ButtonLink href={routes.accounts.documents()}>View documents</ButtonLink>
              <ButtonLink href={routes.accounts.w9({ flowId: 'new' })} tone="secondary">
                Change something
              </ButtonLink>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
