import type { ReactNode } from 'react';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import type { ApiError } from '@/lib/api/error';

interface DeskFormProps {
  /** Id of the heading, which names the card. */
  readonly id: string;
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  readonly sending: { readonly isPending: boolean; readonly error: ApiError | null };
  /** Above a problem that no field shows. */
  readonly failure: string;
  readonly submitLabel: string;
  /** What came of it, below the fields. */
  readonly result?: ReactNode;
  /** Asks for a recent login. */
  readonly dialog: ReactNode;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** A card of the desk with a form that takes a recent login: its problem, its result, and its button. */
export function DeskForm({
  id,
  title,
  level = 'h2',
  sending: { isPending, error },
  failure,
  submitLabel,
  result,
  dialog,
  onSend,
  children,
}: DeskFormProps) {
  const problem = error?.fields ? null : visibleError(error);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <Heading as={level} id={id} $size="small">
          {title}
        </Heading>
        {children}
        {problem && (
          <Notice live tone="danger" title={failure}>
            {problem}
          </Notice>
        )}
        {result}
        <Row>
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </Row>
        {dialog}
      </Stack>
    </Card>
  );
}
