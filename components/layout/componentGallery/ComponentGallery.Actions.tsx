import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { IconButton } from '@/components/ui/actions/IconButton';
import { HeartIcon } from '@/components/ui/icons/statusIcons';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { ExampleGroup } from './ComponentGallery.Group';

const tones = ['primary', 'secondary', 'ghost', 'danger', 'link', 'media'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export function ActionExamples() {
  return (
    <ExampleGroup title="Buttons">
      <Stack>
        {tones.map((tone) => (
          <Row key={tone}>
            {sizes.map((size) => (
              <Button key={size} tone={tone} size={size}>
                {tone}
              </Button>
            ))}
            <Button tone={tone} loading>
              Sending
            </Button>
            <Button tone={tone} disabled>
              Disabled
            </Button>
          </Row>
        ))}
        <Row>
          <ButtonLink href="#plans">A link that looks like a button</ButtonLink>
          {(['plain', 'surface', 'media'] as const).map((tone) => (
            <IconButton key={tone} label={`Save this home (${tone})`} tone={tone}>
              <HeartIcon />
            </IconButton>
          ))}
          <IconButton label="Save this home (small)" tone="surface" small>
            <HeartIcon size={16} />
          </IconButton>
        </Row>
        <Button full>As wide as its place</Button>
      </Stack>
    </ExampleGroup>
  );
}
