import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type HomeLaw, leases } from '@/contract/leasing/leases/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';

type Law = HomeLaw['groups'][number]['laws'][number];

function LawItem({ law, place }: { readonly law: Law; readonly place: Record<Law['level'], string> }) {
  return (
    <Stack as="li" $gap="s4">
      <Text $tone={law.exemption ? 'soft' : undefined}>{law.text}</Text>
      {law.exemption && <Text $weight="semibold">Doesn’t apply here. {law.exemption}</Text>}
      <Text $size="small" $tone="soft">
        {place[law.level]} · {law.source} · Last checked {formatDate(law.checkedOn)}
      </Text>
    </Stack>
  );
}

/** The rules of law that apply to a home, with source and date, from its address, age, and owner. */
export function HomeLaws({ homeId, side }: { readonly homeId: string; readonly side: 'owner' | 'resident' }) {
  const { data } = useApi(leases.getHomeLaw, { params: { homeId } });
  if (!data || data.groups.length === 0) return null;
  const { city, state, yearBuilt, ownerType } = data;
  const place = { federal: 'Federal', state, city };
  const facts = [
    `${city}, ${state}`,
    yearBuilt && `built in ${yearBuilt}`,
    ownerType && `owned by a ${ownerType}`,
  ].filter(Boolean);
  return (
    <Stack as="section" aria-labelledby="laws" $gap="s16">
      <Heading id="laws" $size="small">
        Which laws apply to this home
      </Heading>
      <Text $size="small" $tone="soft">
        Based on: {facts.join(', ')}. This is a summary, not legal advice.
        {side === 'owner' && ' Your residents read the same words, so “you” means them.'}
      </Text>
      {data.groups.map((group) => (
        <Disclosure key={group.id} summary={group.title}>
          <Stack as="ul" $gap="s16">
            {group.laws.map((law) => (
              <LawItem key={law.id} law={law} place={place} />
            ))}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
