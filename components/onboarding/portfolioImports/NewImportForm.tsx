import { useRouter } from 'next/router';
import { FormResult } from '@/components/layout/account/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { portfolioImports } from '@/contract/onboarding/portfolioImports/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

/** Begins a portfolio and opens it. */
export function NewImportForm() {
  const router = useRouter();
  const { values, set, clear } = useDraft('portfolio-import', { name: '', cutoverOn: '' });
  const create = useApiMutation(portfolioImports.createPortfolioImport, { touches: [portfolioImports] });
  const fields = create.error?.fields;
  return (
    <Card as="section" aria-labelledby="new-import">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate(
            { body: values },
            {
              onSuccess: ({ id }) => {
                clear();
                void router.push(routes.accounts.deskImport({ portfolioImportId: id }));
              },
            },
          );
        }}
      >
        <Heading id="new-import" $size="small">
          Begin an import
        </Heading>
        <TextField
          label="Name"
          help="Such as the company that you take the homes over from."
          error={fields?.name}
          maxLength={120}
          autoComplete="off"
          value={values.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          label="First day here"
          help="Rent that is due from this day on is charged here. What is due before stays in the balances."
          error={fields?.cutoverOn}
          type="date"
          value={values.cutoverOn}
          onChange={(cutoverOn) => set({ cutoverOn })}
        />
        <FormResult isSuccess={false} error={create.error && !fields ? create.error.message : null}>
          {null}
        </FormResult>
        <Row>
          <Button type="submit" loading={create.isPending}>
            Begin
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
