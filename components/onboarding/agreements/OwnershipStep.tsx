import { useEffect, useState } from 'react';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { MAX_EVIDENCE_FILES, MAX_TITLE_HOLDERS, type OwnershipKind } from '@/contract/onboarding/agreements/constants';
import { type Agreement, agreements, type TitleHolder } from '@/contract/onboarding/agreements/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useUploads } from '@/hooks/useUploads';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import { entityLabels, ownershipOptions } from './agreement.labels';

interface Answers {
  kind: OwnershipKind;
  entityName: string;
  holders: readonly TitleHolder[];
}

interface OwnershipStepProps {
  readonly agreement: Agreement;
  readonly onDone: () => void;
}

const emptyHolder: TitleHolder = { name: '', email: '', capacity: '' };

/** Everyone on the title, who may sign for an entity, and the document that shows it. */
export function OwnershipStep({ agreement, onDone }: OwnershipStepProps) {
  const draft = `agreement-ownership:${agreement.id}`;
  const save = useApiMutation(agreements.saveAgreement, { touches: [agreements] });
  const [problem, setProblem] = useState<string>();
  const [answers, setAnswers] = useState<Answers>(() => ({
    kind: agreement.kind,
    entityName: agreement.entityName,
    holders: agreement.holders.length > 0 ? agreement.holders : [emptyHolder],
  }));
  const { kind, entityName, holders } = answers;
  const [evidence, setEvidence] = useState(agreement.evidence);
  const { uploads, send, drop } = useUploads();
  const labels = entityLabels[kind];
  const params = { agreementId: agreement.id };

  // What was typed and not saved yet survives Back, a reload, and an error.
  useEffect(() => {
    const typed = readDraft(draft) as Partial<Answers>;
    if (typed.holders) setAnswers((known) => ({ ...known, ...typed }));
  }, [draft]);

  const change = (more: Partial<Answers>) => {
    const next = { ...answers, ...more };
    setAnswers(next);
    saveDraft(draft, { ...next });
  };
  const changeHolder = (at: number, more: Partial<TitleHolder>) =>
    change({ holders: holders.map((holder, n) => (n === at ? { ...holder, ...more } : holder)) });
  const saveEvidence = (files: typeof evidence) => {
    setEvidence(files);
    setProblem(undefined);
    save.mutate({ params, body: { evidence: files.map(({ id }) => id) } });
  };
  const submit = () => {
    const body = { kind, entityName, holders: holders.map((holder) => ({ ...holder })) };
    save.mutate(
      { params, body },
      {
        onSuccess: ({ missing }) => {
          saveDraft(draft);
          const gap = missing.find(({ step }) => step === 'ownership');
          setProblem(gap?.problem);
          if (!gap) onDone();
        },
      },
    );
  };

  return (
    <Stack
      as="form"
      noValidate
      $gap="s32"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioCards
        legend="Who is on the title?"
        options={ownershipOptions}
        value={kind}
        onChange={(value) => change({ kind: value })}
      />
      {kind !== 'individual' && (
        <TextField
          label={labels.name}
          help="Exactly as it is on the deed."
          maxLength={160}
          autoComplete="organization"
          value={entityName}
          onChange={(value) => change({ entityName: value })}
        />
      )}
      <Stack $gap="s16">
        <Heading $size="small">{kind === 'individual' ? 'Everyone on the title' : 'Everyone who signs for it'}</Heading>
        {holders.map((holder, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what names a holder while they are typed.
          <Card key={n} as="fieldset">
            <Stack $gap="s12">
              <Text as="legend" $tone="soft">
                {kind === 'individual' ? `Owner ${n + 1}` : `Signer ${n + 1}`}
              </Text>
              <TextField
                label="Legal name"
                error={save.error?.fields?.[`holders.${n}.name`]}
                maxLength={120}
                autoComplete="off"
                value={holder.name}
                onChange={(value) => changeHolder(n, { name: value })}
              />
              <TextField
                label="Email"
                help="We email them a link to sign. Each person needs their own address."
                error={save.error?.fields?.[`holders.${n}.email`]}
                type="email"
                autoComplete="off"
                value={holder.email}
                onChange={(value) => changeHolder(n, { email: value })}
              />
              {kind !== 'individual' && (
                <TextField
                  label={labels.capacity}
                  maxLength={80}
                  autoComplete="off"
                  value={holder.capacity}
                  onChange={(value) => changeHolder(n, { capacity: value })}
                />
              )}
              {holders.length > 1 && (
                <div>
                  <Button
                    tone="link"
                    size="small"
                    onClick={() => change({ holders: holders.filter((_, at) => at !== n) })}
                  >
                    Remove {holder.name || 'this person'}
                  </Button>
                </div>
              )}
            </Stack>
          </Card>
        ))}
        {holders.length < MAX_TITLE_HOLDERS && (
          <div>
            <Button tone="secondary" size="small" onClick={() => change({ holders: [...holders, emptyHolder] })}>
              Add another person
            </Button>
          </div>
        )}
      </Stack>
      <Stack $gap="s12">
        <Heading $size="small">Proof of ownership</Heading>
        <Text $tone="soft">{labels.evidence}</Text>
        {evidence.map((file) => (
          <Row key={file.id} $justify="space-between">
            <Text>{file.name}</Text>
            <Button tone="link" size="small" onClick={() => saveEvidence(evidence.filter(({ id }) => id !== file.id))}>
              Remove {file.name}
            </Button>
          </Row>
        ))}
        {evidence.length < MAX_EVIDENCE_FILES && (
          <FilePickerButton
            onSelect={(file) =>
              void send(file, {
                category: 'other',
                onDone: ({ id, name }) => saveEvidence([...evidence, { id, name }]),
              })
            }
          >
            Upload a file
          </FilePickerButton>
        )}
        <Text $size="small" $tone="soft">
          PDF, JPEG, PNG, WebP, or HEIC, up to 50 MB.
        </Text>
        <UploadList uploads={uploads.filter(({ document: stored }) => !stored)} onRemove={drop} />
      </Stack>
      {problem && (
        <Notice live tone="warning">
          {problem}
        </Notice>
      )}
      {save.error && (
        <Notice live tone="danger" title="Not saved">
          {save.error.message} Nothing you typed is lost.
        </Notice>
      )}
      <div>
        <Button type="submit" size="large" loading={save.isPending}>
          Continue
        </Button>
      </div>
    </Stack>
  );
}
