import { useState } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/layout/PageHead';
import { ChoicePills } from '@/components/ui/ChoicePills';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Toasts } from '@/components/ui/Toasts';
import { color, space } from '@/styles/tokens';
import { ActionExamples } from './Pieces.Actions';
import { ColorExamples } from './Pieces.Colours';
import { FormExamples } from './Pieces.Forms';
import { IconExamples } from './Pieces.Icons';
import { OverlayExamples } from './Pieces.Overlays';
import { StateExamples } from './Pieces.States';
import { NavigationExamples } from './Pieces.Ways';
import { TypographyExamples } from './Pieces.Words';

const Page = styled.div`
  display: grid;
  gap: ${space.s24};
  padding-block: ${space.s48};
`;

const ThemeColumns = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space.s16};
`;

const ThemeColumn = styled.div`
  padding-inline: ${space.s16};
  background: ${color.canvas};
  color: ${color.ink};
`;

const viewOptions = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'both', label: 'Side by side' },
] as const;

function AllExamples() {
  return (
    <>
      <TypographyExamples />
      <ActionExamples />
      <FormExamples />
      <OverlayExamples />
      <StateExamples />
      <NavigationExamples />
      <ColorExamples />
      <IconExamples />
    </>
  );
}

/** Every piece of the design system in every state; not there in production. */
export function ComponentGalleryScreen() {
  const [view, setView] = useState<(typeof viewOptions)[number]['value']>('system');
  const themes = view === 'both' ? ['light', 'dark'] : [view];
  return (
    <Container>
      <PageHead title="Pieces" description="Every piece in every state." noindex />
      <Page>
        <Heading as="h1" $size="title">
          Pieces
        </Heading>
        <ChoicePills legend="Theme" options={viewOptions} value={view} onChange={setView} />
        <ThemeColumns>
          {themes.map((theme) => (
            <ThemeColumn key={theme} data-theme={theme === 'system' ? undefined : theme}>
              <AllExamples />
            </ThemeColumn>
          ))}
        </ThemeColumns>
      </Page>
      <Toasts />
    </Container>
  );
}
