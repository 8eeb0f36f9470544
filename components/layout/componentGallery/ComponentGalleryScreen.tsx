import { useState } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { Toasts } from '@/components/ui/feedback/Toasts';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/text/Heading';
import { color, space } from '@/styles/tokens';
import { ActionExamples } from './ComponentGallery.Actions';
import { ColorExamples } from './ComponentGallery.Colors';
import { FormExamples } from './ComponentGallery.Forms';
import { IconExamples } from './ComponentGallery.Icons';
import { NavigationExamples } from './ComponentGallery.Navigation';
import { OverlayExamples } from './ComponentGallery.Overlays';
import { StateExamples } from './ComponentGallery.States';
import { TypographyExamples } from './ComponentGallery.Typography';

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
