import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { type PortfolioImport, portfolioImports } from '@/contract/onboarding/portfolioImports/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { pluralize } from '@/lib/format/text';

const TOUCHES = { touches: [portfolioImports, moneyRequests] };
type Step = 'start' | 'discard' | 'askForBalances' | 'invite' | 'undo';

/** What comes next, each step for who may take it. */
export function ImportSteps({ found }: { readonly found: PortfolioImport }) {
  const { id: portfolioImportId, may, counts, warningCount, status, isAwaitingApproval, uninvited } = found;
  const params = { portfolioImportId };
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [reason, setReason] = useState('');
  const start = useApiMutation(portfolioImports.startPortfolioImport, TOUCHES);
  const discard = useApiMutation(portfolioImports.discardPortfolioImport, TOUCHES);
  const askForBalances = useApiMutation(portfolioImports.requestOpeningBalances, TOUCHES);
  const invite = useApiMutation(portfolioImports.inviteImportedPeople, TOUCHES);
  const undo = useApiMutation(portfolioImports.undoPortfolioImport, TOUCHES);
  const { requireRecentLogin, dialog } = useRecentLogin('This moves a whole portfolio. Confirm it’s you.');
  const send = (step: Step): void => {
    const options = { onError: requireRecentLogin(() => send(step)) };
    if (step === 'start') start.mutate({ params, body: { isConfirmed } }, options);
    if (step === 'discard') discard.mutate({ params }, options);
    if (step === 'askForBalances') askForBalances.mutate({ params, body: { reason } }, options);
    if (step === 'invite') invite.mutate({ params }, options);
    if (step === 'undo') undo.mutate({ params, body: { reason } }, options);
  };
  const error = visibleError(start.error, discard.error, askForBalances.error, invite.error, undo.error);
  const reasonError = askForBalances.error?.fields?.reason ?? undo.error?.fields?.reason;
  return (
    <Stack as="section" aria-labelledby="steps" $gap="s16">
      <Heading as="h2" id="steps" $size="small">
        Next step
      </Heading>
      {may.edit && !may.start && <Text $tone="soft">Upload the files and fix the errors. Then you can start.</Text>}
      {may.start && warningCount > 0 && (
        <Checkbox checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)}>
          I have read the {pluralize(warningCount, 'warning')} above.
        </Checkbox>
      )}
      {(may.askForBalances || may.undo) && (
        <TextField
          label="Reason"
          help="For the colleague who approves the balances, and for the audit log."
          error={reasonError}
          maxLength={600}
          value={reason}
          onChange={setReason}
        />
      )}
      {isAwaitingApproval && (
        <Notice tone="info">
          The opening balances wait for a second person on the{' '}
          <Link href={routes.accounts.moneyDesk()}>money desk</Link>.
        </Notice>
      )}
      {status === 'posted' && <Notice tone="success">Everything is here, and the books are opened.</Notice>}
      {status === 'undone' && <Notice tone="info">Everything was taken back. You can begin another import.</Notice>}
      <Row>
        {may.start && (
          <Button loading={start.isPending} onClick={() => send('start')}>
            Import {pluralize(counts.homes, 'home')}
          </Button>
        )}
        {may.askForBalances && (
          <Button loading={askForBalances.isPending} onClick={() => send('askForBalances')}>
            Ask to post the balances
          </Button>
        )}
        {may.invite && (
          <Button tone="secondary" loading={invite.isPending} onClick={() => send('invite')}>
            Invite {pluralize(uninvited, 'person', 'people')}
          </Button>
        )}
        {may.undo && (
          <Button tone="danger" loading={undo.isPending} onClick={() => send('undo')}>
            Undo the import
          </Button>
        )}
        {may.edit && (
          <Button tone="ghost" loading={discard.isPending} onClick={() => send('discard')}>
            Discard the draft
          </Button>
        )}
      </Row>
      {may.undo && (
        <Text $tone="soft" $size="small">
          Undoing works until someone logs in, pays, or changes anything of the import.
        </Text>
      )}
      {error && !reasonError && (
        <Notice live tone="danger">
          {error}
        </Notice>
      )}
      {dialog}
    </Stack>
  );
}
