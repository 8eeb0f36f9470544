import { useState } from 'react';
import { TaxStatusNotice } from '@/components/flow/w9/TaxStatusNotice';
import { W9Form } from '@/components/flow/w9/W9Form';
import { W9Summary } from '@/components/flow/w9/W9Summary';
import { savePdf } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { type ProAccount, proAccounts } from '@/contract/care/proAccounts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface ProTaxFormsProps {
  readonly account: ProAccount;
  readonly session: string;
  readonly onChange: (account: ProAccount) => void;
}

/** The Form W-9 that we need before we pay, and each year's Form 1099-NEC. */
export function ProTaxForms({ account, session, onChange }: ProTaxFormsProps) {
  const { w9, isRecent, taxForms } = account;
  const [isFilling, setFilling] = useState(false);
  const certify = useApiMutation(proAccounts.certifyProW9);
  const refer = useApiMutation(proAccounts.referProToW8);
  const read = useApiMutation(proAccounts.readProTaxFile);
  const finish = (next: ProAccount) => {
    setFilling(false);
    onChange(next);
  };
  const download = (taxFormId: string | null) => read.mutate({ body: { session, taxFormId } }, { onSuccess: savePdf });
  return (
    <Card as="section" $pad="s16" aria-labelledby="pro-tax">
      <Stack $gap="s16">
        <Heading as="h2" id="pro-tax" $size="small">
          Tax forms
        </Heading>
        {!isFilling && <TaxStatusNotice tax={w9.tax} />}
        {!w9.form && !isFilling && (
          <Text>
            The IRS asks us for your taxpayer number before we pay you. It takes about three minutes. We encrypt the
            number. No page, email, or PDF shows more than its last four digits.
          </Text>
        )}
        {w9.form && !isFilling && <W9Summary form={w9.form} />}
        {isFilling && (
          <W9Form
            draft="pro-w9"
            known={w9.form?.form ?? undefined}
            certify={{
              ...certify,
              send: (form, { onSuccess, onError }) =>
                certify.mutate(
                  { body: { ...form, session } },
                  {
                    onError,
                    onSuccess: (next) => {
                      onSuccess();
                      finish(next);
                    },
                  },
                ),
            }}
            refer={{ ...refer, send: () => refer.mutate({ body: { session } }, { onSuccess: finish }) }}
          />
        )}
        <Row>
          {!isFilling && isRecent && (
            <Button size="small" tone={w9.form ? 'secondary' : 'primary'} onClick={() => setFilling(true)}>
              {w9.form ? 'Certify a new Form W-9' : 'Certify Form W-9'}
            </Button>
          )}
          {isFilling && (
            <Button size="small" tone="ghost" onClick={() => setFilling(false)}>
              Cancel
            </Button>
          )}
          {w9.form?.status === 'certified' && !isFilling && (
            <Button size="small" tone="ghost" loading={read.isPending} onClick={() => download(null)}>
              Download Form W-9
            </Button>
          )}
        </Row>
        {!isRecent && <Text $tone="soft">To certify a form, log out and confirm a new code first.</Text>}
        {taxForms.map(({ id, year, amount, withheld, isCorrection, status, hasFile }) => (
          <Stack key={id} $gap="s4" $align="start">
            <Heading as="h3" $size="label">
              Form 1099-NEC {year}
              {isCorrection && ', corrected'}
            </Heading>
            <Text>
              We paid you {formatExactMoney(amount)}
              {withheld > 0 && `, and ${formatExactMoney(withheld)} of it went to the IRS in your name`}.
              {status === 'corrected' && ' A corrected form replaces this one.'}
            </Text>
            {hasFile && (
              <Button size="small" tone="secondary" loading={read.isPending} onClick={() => download(id)}>
                Download Form 1099-NEC {year}
              </Button>
            )}
          </Stack>
        ))}
        {read.error && (
          <Notice live tone="danger" title="Not downloaded">
            {read.error.message}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
