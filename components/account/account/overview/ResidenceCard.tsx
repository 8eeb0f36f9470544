import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { HouseIcon } from '@/components/ui/icons/homeIcons';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Picture } from '@/components/ui/media/Picture';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Residence } from '@/contract/account/account/endpoints';
import { formatDate } from '@/lib/format/dates';
import { imageSource } from '@/lib/media/images';
import { up } from '@/styles/media';
import { color, radius, space } from '@/styles/tokens';
import { ResidenceRent } from './ResidenceRent';

const ResidenceLayout = styled(Card)`
  display: grid;
  align-items: center;
  gap: ${space.s16} ${space.s24};

  ${up('sm')} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkFaint};
`;

const phaseBadges: Record<Residence['phase'], { label: string; tone: BadgeTone }> = {
  signing: { label: 'Lease out for signatures', tone: 'info' },
  movingIn: { label: 'Lease signed', tone: 'success' },
  living: { label: 'Your home', tone: 'success' },
  settling: { label: 'Moved out, not settled', tone: 'warning' },
  settled: { label: 'Moved out', tone: 'neutral' },
};

const coSignerBadge = { label: 'You co-signed', tone: 'info' } as const;

/** A home the person rents, and the page that matters most about it now. */
export function ResidenceCard({ residence }: { readonly residence: Residence }) {
  const { leaseId, address, city, state, role, phase, startOn, endOn, picture, action, pages } = residence;
  const badge = role === 'coSigner' ? coSignerBadge : phaseBadges[phase];
  return (
    <ResidenceLayout as="section" aria-labelledby={`residence-${leaseId}`} $pad="s16">
      <Frame>
        {picture ? (
          <Picture {...imageSource(picture, { aspect: '4:3', width: 192 })} alt="" fill />
        ) : (
          <HouseIcon size={40} />
        )}
      </Frame>
      <Stack $gap="s12" $align="start">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <Stack $gap="s4">
          <Heading id={`residence-${leaseId}`} $size="small">
            {address}
          </Heading>
          <Text $tone="soft">
            {city}, {state} · {formatDate(startOn)} – {formatDate(endOn)}
          </Text>
        </Stack>
        {pages.includes('rent') && (phase === 'living' || phase === 'settling') && <ResidenceRent leaseId={leaseId} />}
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </Stack>
    </ResidenceLayout>
  );
}
