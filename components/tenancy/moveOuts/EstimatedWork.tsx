import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { Cents } from '@/contract/amounts/cents';
import { type Deduction, type MoveOut, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { type ChosenFile, EvidenceFile } from './EvidenceFile';

/** Estimated work of a line is done: its day starts the days that the law gives for the invoice, which then replaces the estimate. */
export function EstimatedWork({ line, moveOut }: { readonly line: Deduction; readonly moveOut: MoveOut }) {
  const { today, needsWorkPhoto } = moveOut;
  const report = useApiMutation(moveOuts.reportWork, { touches: [moveOuts] });
  const [doneOn, setDoneOn] = useState(line.workDoneOn ?? today);
  const [cost, setCost] = useState<number | null>(null);
  const [file, setFile] = useState<ChosenFile>();
  const [photo, setPhoto] = useState<ChosenFile>();
  const [problem, setProblem] = useState(false);
  const fields = report.error?.fields ?? {};
  const params = { deductionId: line.id };
  const lacksPhoto = needsWorkPhoto && photo === undefined;
  const isMissing = file === undefined || cost === null || cost === 0 || lacksPhoto;
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Replace the estimate"
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(isMissing);
        if (isMissing) return;
        report.mutate({
          params,
          body: { doneOn, invoice: { proofId: file.id, costCents: cost as Cents, workPhotoId: photo?.id ?? null } },
        });
      }}
    >
      <TextField label="Work finished on" error={fields.doneOn} type="date" value={doneOn} onChange={setDoneOn} />
      <MoneyField
        label="Invoice total"
        help="If it’s less than the estimate, the difference goes back to your residents."
        error={problem && !cost ? 'Enter an amount' : undefined}
        cents={cost}
        onChange={setCost}
      />
      <EvidenceFile
        label="Add the invoice"
        file={file}
        onFile={setFile}
        problem={fields.proofId ?? (problem && !file ? 'Add the invoice.' : undefined)}
      />
      {needsWorkPhoto && (
        <EvidenceFile
          label="Add a photo from after the work"
          file={photo}
          onFile={setPhoto}
          problem={fields.workPhotoId ?? (problem && lacksPhoto ? 'Add a photo from after the work.' : undefined)}
        />
      )}
      {report.error && (
        <Notice tone="danger" title="Not saved" live>
          {report.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" loading={report.isPending}>
          Send invoice
        </Button>
        {line.workDoneOn === null && (
          <Button
            tone="secondary"
            size="small"
            loading={report.isPending}
            onClick={() => report.mutate({ params, body: { doneOn, invoice: null } })}
          >
            Save the day only
          </Button>
        )}
      </Row>
    </Stack>
  );
}
