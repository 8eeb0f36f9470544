import { Badge } from '@/components/ui/feedback/Badge';
import { Logo } from '@/components/ui/icons/Logo';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { ExampleGroup } from './ComponentGallery.Group';

const badges = ['neutral', 'brand', 'coral', 'success', 'warning', 'danger', 'info'] as const;
const headings = ['hero', 'title', 'section', 'part', 'small', 'label'] as const;

export function TypographyExamples() {
  return (
    <>
      <ExampleGroup title="Words" note="The serif for feeling, the sans for facts.">
        <Stack>
          {headings.map((size) => (
            <Heading key={size} as="h3" $size={size}>
              You own it. They love it.
            </Heading>
          ))}
          <Text $size="lead">Your home, well kept. Your rent, on time.</Text>
          <Text>
            A home, a person to call, a promise in writing. Read <Link href="#plans">how we work</Link> first.
          </Text>
          <Text $tone="soft">Every fee on the table.</Text>
          <Text $size="small" $tone="faint">
            Figures as of today.
          </Text>
        </Stack>
      </ExampleGroup>
      <ExampleGroup title="Logo">
        <Logo />
        <Logo plain />
        <Logo markOnly />
      </ExampleGroup>
      <ExampleGroup title="Money">
        <Stack $gap="s4">
          <Heading as="p" $size="section">
            <Money amount={245_000} per="month" />
          </Heading>
          <Text>
            <Money amount={124_550} /> · <Money amount={124_500} cents="always" /> · <Money amount={-1_999} /> ·{' '}
            <Money amount={0} />
          </Text>
        </Stack>
      </ExampleGroup>
      <ExampleGroup title="Badges">
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </ExampleGroup>
      <ExampleGroup title="Cards">
        {(['line', 'float', 'sunken', 'wash'] as const).map((tone) => (
          <Card key={tone} $tone={tone}>
            {tone}
          </Card>
        ))}
      </ExampleGroup>
    </>
  );
}
