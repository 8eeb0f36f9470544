import { type SubmitEvent, useState } from 'react';
import { AgreedText } from '@/components/layout/shared/AgreedText';
import { LegalNameField, nameErrorOf } from '@/components/layout/shared/LegalNameField';
import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { signatureProblem } from '@/contract/account/users/personName';
import { missingFrom } from '@/contract/leasing/moveIns/constants';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useArrival } from '@/hooks/useArrival';
import type { ConditionDraft } from './useConditionDraft';

interface SignConditionReportProps {
  readonly moveIn: MoveIn;
  readonly draft: ConditionDraft;
}

/** A few items are named; more are counted, as the rooms above show them. */
const itemsLabel = (items: readonly string[]) => (items.length > 3 ? [`${items.length} items`] : items);

/** Signs the record as it stands, for the caller alone. */
export function SignConditionReport({ moveIn: { leaseId, condition }, draft }: SignConditionReportProps) {
  const [name, setName] = useState('');
  const [attempted, setAttempted] = useState(false);
  const sign = useApiMutation(moveIns.signCondition, { touches: [moveIns] });
  const confirmed = useRecentLogin('You’re about to sign. Please confirm it’s you.');
  const missing = missingFrom(draft.rooms);
  const { me, residents, homeowner } = condition;
  const arrived = useArrival(me.signed);
  if (me.signed) {
    const waiting = [
      ...residents.filter(({ signedAt }) => signedAt === null).map(({ name: resident }) => resident),
      ...(homeowner ? [] : ['the homeowner']),
    ];
    return (
      <Confirmation title="You’ve signed" level="h3" arrived={arrived}>
        <Text>
          Waiting for {waiting.join(', ')}. We’ll email you when everyone has signed. If anything changes, everyone
          signs again.
        </Text>
      </Confirmation>
    );
  }
  if (draft.unsaved) return null;
  if (missing.length > 0)
    return (
      <Notice title="Before anyone can sign">
        <Text>Rate every item and add at least one photo of each room. Still missing:</Text>
        <ul>
          {missing.map(({ name: room, items, photo }) => (
            <li key={room}>
              {room}: {[...itemsLabel(items), ...(photo ? ['a photo'] : [])].join(', ')}
            </li>
          ))}
        </ul>
      </Notice>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!problem) send();
  };
  const send = () =>
    sign.mutate(
      { params: { leaseId }, body: { name: name.trim(), hash: condition.hash } },
      { onError: confirmed.requireRecentLogin(send) },
    );
  const problem = signatureProblem(name, me.name);
  return (
    <>
      <Stack as="form" noValidate onSubmit={submit} $gap="s12">
        <AgreedText about="conditionReport" />
        <LegalNameField
          legalName={me.name}
          value={name}
          onValue={setName}
          error={(attempted ? problem : undefined) ?? nameErrorOf(sign.error)}
        />
        {sign.error && !nameErrorOf(sign.error) && sign.error.code !== 'recentLoginRequired' && (
          <Notice live tone="danger" title="Not signed">
            {sign.error.message}
          </Notice>
        )}
        <div>
          <Button type="submit" loading={sign.isPending}>
            Sign report
          </Button>
        </div>
      </Stack>
      {confirmed.dialog}
    </>
  );
}
