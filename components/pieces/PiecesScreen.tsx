import { useState } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/layout/PageHead';
import { ChoicePills } from '@/components/ui/ChoicePills';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Toasts } from '@/components/ui/Toasts';
import { color, space } from '@/styles/tokens';
import { ActionPieces } from './Pieces.Actions';
import { ColourPieces } from './Pieces.Colours';
import { FormPieces } from './Pieces.Forms';
import { IconPieces } from './Pieces.Icons';
import { OverlayPieces } from './Pieces.Overlays';
import { StatePieces } from './Pieces.States';
import { WayPieces } from './Pieces.Ways';
import { WordPieces } from './Pieces.Words';

const Page = styled.div`
  display: grid;
  gap: ${space.s24};
  padding-block: ${space.s48};
`;

const Sides = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space.s16};
`;

const Side = styled.div`
  padding-inline: ${space.s16};
  background: ${color.canvas};
  color: ${color.ink};
`;

const views = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'both', label: 'Side by side' },
] as const;

function AllPieces() {
  return (
    <>
      <WordPieces />
      <ActionPieces />
      <FormPieces />
      <OverlayPieces />
      <StatePieces />
      <WayPieces />
      <ColourPieces />
      <IconPieces />
    </>
  );
}

/** Every piece of the design system in every state; not there in production. */
export function PiecesScreen() {
  const [view, setView] = useState<(typeof views)[number]['value']>('system');
  const themes = view === 'both' ? ['light', 'dark'] : [view];
  return (
    <Container>
      <PageHead title="Pieces" description="Every piece in every state." noindex />
      <Page>
        <Heading as="h1" $size="title">
          Pieces
        </Heading>
        <ChoicePills legend="Theme" options={views} value={view} onValue={setView} />
        <Sides>
          {themes.map((theme) => (
            <Side key={theme} data-theme={theme === 'system' ? undefined : theme}>
              <AllPieces />
            </Side>
          ))}
        </Sides>
      </Page>
      <Toasts />
    </Container>
  );
}
