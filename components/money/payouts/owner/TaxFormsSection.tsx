import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { type TaxForm, taxForms } from '@/contract/money/taxForms/endpoints';
import { useApi } from '@/hooks/useApi';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDay } from '@/lib/format/dates';

const explanations: Readonly<Record<TaxForm['filing'], string>> = {
  required: 'We send the same figures to the IRS. Box 1 is rent before our fees.',
  below_threshold: 'Your rent was below the reporting threshold, so there’s no Form 1099-MISC.',
  exempt: 'Your Form W-9 says you’re exempt, so there’s no Form 1099-MISC.',
};

function FormCard({ form }: { readonly form: TaxForm }) {
  const { open, opening } = useOpenFile();
  const { documentId, packId } = form;
  const title = form.filing === 'required' ? 'Form 1099-MISC' : 'Tax figures';
  return (
    <Card as="article" aria-label={`${title} ${form.year}`}>
      <Stack>
        <Heading as="h3" $size="small">
          {form.isCorrection && 'Corrected '}
          {title} {form.year}
        </Heading>
        <Text $size="small" $tone="soft">
          {form.status === 'corrected' ? (
            'Replaced by a corrected form.'
          ) : (
            <>
              Issued <ReaderTime at={form.releasedAt} format={formatDay} />
            </>
          )}
        </Text>
        <Row $justify="space-between">
          <Text>Rents</Text>
          <Money amount={form.rents} cents="always" />
        </Row>
        <Row $justify="space-between">
          <Text>Federal income tax withheld</Text>
          <Money amount={form.withheld} cents="always" />
        </Row>
        <Text>{explanations[form.filing]}</Text>
        {form.isPart && <Text>These figures are your share. Other owners get their own forms.</Text>}
        <Row>
          {documentId && (
            <Button tone="secondary" size="small" loading={opening === documentId} onClick={() => open(documentId)}>
              Form 1099-MISC (PDF)
            </Button>
          )}
          {packId && (
            <Button tone="secondary" size="small" loading={opening === packId} onClick={() => open(packId)}>
              Schedule E pack (PDF)
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

/** The tax forms of a year, or when they come. */
export function TaxFormsSection({ year }: { readonly year: number }) {
  const query = useApi(taxForms.listTaxForms);
  const { data } = query;
  const forms = data?.filter((form) => form.year === year);
  return (
    <Stack as="section" aria-label="Tax forms">
      <Heading as="h2" $size="part">
        Tax forms
      </Heading>
      <Loaded query={query} title="We couldn’t load your tax forms" />
      {forms?.length === 0 && (
        <Text $tone="soft">
          Your forms for {year} will be ready by January 31, {year + 1}. We’ll email you.
        </Text>
      )}
      {forms?.map((form) => (
        <FormCard key={form.id} form={form} />
      ))}
    </Stack>
  );
}
