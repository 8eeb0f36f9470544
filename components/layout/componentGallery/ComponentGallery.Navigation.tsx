import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline } from '@/components/ui/layout/Timeline';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { Tabs } from '@/components/ui/navigation/Tabs';
import { Text } from '@/components/ui/text/Text';
import { ExampleGroup } from './ComponentGallery.Group';

const tabs = [
  { key: 'owners', label: 'Homeowners', content: <Text>We manage the home, and you get paid on time.</Text> },
  { key: 'residents', label: 'Residents', content: <Text>A home that works, and a person to call.</Text> },
];

const steps = [
  { key: 'sent', state: 'done', title: 'You told us', aside: 'March 3, 9:12 am' },
  { key: 'visit', state: 'current', title: 'A Pro is on the way', aside: 'Today before 4 pm · Dana, plumber' },
  { key: 'paid', state: 'next', title: 'We pay the Pro', aside: 'Within 2 days of the visit' },
] as const;

export function NavigationExamples() {
  return (
    <>
      <ExampleGroup title="Tabs">
        <Tabs label="How it works for" tabs={tabs} />
      </ExampleGroup>
      <ExampleGroup title="Questions and answers">
        <div style={{ width: '100%' }}>
          <Disclosure summary="What does it cost?" group="questions" open>
            A share of the rent, and nothing else. Every fee is on the table.
          </Disclosure>
          <Disclosure summary="Who answers at night?" group="questions">
            A person.
          </Disclosure>
        </div>
      </ExampleGroup>
      <ExampleGroup title="Timeline">
        <Timeline label="The repair" steps={steps} />
      </ExampleGroup>
      <ExampleGroup title="Ways">
        <Stack>
          <Breadcrumbs items={[{ label: 'Homes', href: '/homes' }, { label: 'Richmond, Virginia' }]} />
          <Pagination label="Pages" page={5} pages={12} hrefOf={(page) => `#page-${page}`} />
        </Stack>
      </ExampleGroup>
    </>
  );
}
