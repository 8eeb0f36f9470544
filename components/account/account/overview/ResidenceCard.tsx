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

const About = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${space.s16};

  ${up('sm')} {
    grid-template-columns: 8rem minmax(0, 1fr);
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
  const badge = role === 'coSigner' && phase !== 'signing' ? coSignerBadge : phaseBadges[phase];
  // Money first, where money may be owed: then paying is the main thing to do.
  const hasRent = pages.includes('rent') && (phase === 'living' || phase === 'settling');
  return (
    <Card as="section" aria-labelledby={`residence-${leaseId}`} $tone={hasRent ? 'wash' : undefined}>
      <Stack $gap="s24">
        {hasRent && <ResidenceRent leaseId={leaseId} />}
        <About>
          <Frame>
            {picture ? (
              <Picture {...imageSource(picture, { aspect: '4:3', width: 192 })} alt="" fill />
            ) : (
              <HouseIcon size={40} />
            )}
          </Frame>
          <Stack $gap="s4" $align="start">
            <Badge tone={badge.tone}>{badge.label}</Badge>
            <Heading id={`residence-${leaseId}`} $size="small">
              {address}
            </Heading>
            <Text $size="small" $tone="soft">
              {city}, {state} · {formatDate(startOn)} – {formatDate(endOn)}
            </Text>
          </Stack>
        </About>
        <div>
          <ButtonLink href={action.href} tone={hasRent ? 'secondary' : 'primary'}>
            {action.label}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
