import { useState } from 'react';
import { saveText } from '@/components/layout/account/saveText';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type TaxYear, taxForms } from '@/contract/money/taxForms/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Prepare, release, download for the IRS, and record its receipt. Each asks for a recent login. */
export function YearEndActions({ year: { year, isOver, canRelease, forms } }: { readonly year: TaxYear }) {
  const [receipt, setReceipt] = useState('');
  const touches = { touches: [taxForms] };
  const prepare = useApiMutation(taxForms.prepareTaxYear, touches);
  const release = useApiMutation(taxForms.releaseTaxYear, touches);
  const file = useApiMutation(taxForms.exportTaxYear);
  const filing = useApiMutation(taxForms.recordTaxFiling, touches);
  const { requireRecentLogin, dialog } = useRecentLogin('This goes to the IRS, so please confirm it’s you.');
  const onPrepare = () => prepare.mutate({ body: { year } }, { onError: requireRecentLogin(onPrepare) });
  const onRelease = () => release.mutate({ body: { year } }, { onError: requireRecentLogin(onRelease) });
  const onDownload = () =>
    file.mutate(
      { body: { year } },
      {
        onSuccess: ({ files }) => {
          for (const each of files) saveText(each);
        },
        onError: requireRecentLogin(onDownload),
      },
    );
  const onFiled = () =>
    filing.mutate(
      { body: { year, receipt } },
      { onSuccess: () => setReceipt(''), onError: requireRecentLogin(onFiled) },
    );
  const waiting = forms.filter(
    (form) => form.status === 'released' && form.filing === 'required' && form.receipt === null,
  );
  const corrections = waiting.filter(({ isCorrection }) => isCorrection);
  const error = [prepare, release, file, filing].map((each) => visibleError(each.error)).find(Boolean);
  if (!isOver) return null;
  return (
    <Stack as="section" aria-label="Steps" $align="start">
      <Row>
        <Button tone="secondary" loading={prepare.isPending} onClick={onPrepare}>
          Prepare forms
        </Button>
        {canRelease && (
          <Button loading={release.isPending} onClick={onRelease}>
            Release forms
          </Button>
        )}
        {waiting.length > corrections.length && (
          <Button tone="secondary" loading={file.isPending} onClick={onDownload}>
            Download IRS file
          </Button>
        )}
      </Row>
      {forms.some(({ status, problem }) => status === 'prepared' && problem === null) && !canRelease && (
        <Text $tone="soft">You prepared these forms, so someone else on the team must release them.</Text>
      )}
      {waiting.length > corrections.length && (
        <Text $size="small" $tone="soft">
          The file has full taxpayer numbers. We record who downloads it. Delete it once the IRS accepts it.
        </Text>
      )}
      {corrections.length > 0 && (
        <Notice tone="warning">
          Enter {corrections.length === 1 ? '1 correction' : `${corrections.length} corrections`} on the IRS website,
          one form at a time. File uploads are for new forms only.
        </Notice>
      )}
      {waiting.length > 0 && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onFiled();
          }}
        >
          <Stack $align="start">
            <TextField label="Receipt ID from the IRS" value={receipt} onChange={setReceipt} />
            <Button type="submit" tone="secondary" loading={filing.isPending}>
              Record as filed
            </Button>
          </Stack>
        </form>
      )}
      <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
      {dialog}
    </Stack>
  );
}
