import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { toast } from '@/components/ui/feedback/announcements';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { ChevronDownIcon } from '@/components/ui/icons/navigationIcons';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { DropdownMenu } from '@/components/ui/overlays/DropdownMenu';
import { Popover } from '@/components/ui/overlays/Popover';
import { Tooltip } from '@/components/ui/overlays/Tooltip';
import { headerDelays } from '@/components/ui/overlays/tooltipTiming';
import { Text } from '@/components/ui/text/Text';
import { ExampleGroup } from './ComponentGallery.Group';

type DialogSize = NonNullable<ComponentProps<typeof Dialog>['size']>;

const sizes: DialogSize[] = ['small', 'medium', 'large', 'full'];

export function OverlayExamples() {
  const [dialog, setDialog] = useState<DialogSize>();
  const [city, setCity] = useState('Boston');
  const close = () => setDialog(undefined);
  const choices = ['Atlanta', 'Boston'].map((label) => ({
    key: label,
    label,
    checked: label === city,
    onSelect: () => setCity(label),
  }));
  const commands = [
    { key: 'share', label: 'Share', href: '#share' },
    { key: 'remove', label: 'Remove', danger: true, onSelect: () => toast('Removed.', { tone: 'success' }) },
  ];
  return (
    <ExampleGroup title="What floats">
      <Popover
        label="Beds"
        sheet
        trigger={(button) => (
          <Button tone="secondary" {...button}>
            Popover <ChevronDownIcon size={16} />
          </Button>
        )}
      >
        {({ close: done }) => (
          <Stack $align="start">
            <Text>How many beds do you need?</Text>
            <Button onClick={done}>Done</Button>
          </Stack>
        )}
      </Popover>
      <DropdownMenu
        label="City"
        groups={[
          { heading: 'Cities', items: choices },
          { heading: 'This home', items: commands },
        ]}
        trigger={(button) => (
          <Button tone="secondary" {...button}>
            {city} <ChevronDownIcon size={16} />
          </Button>
        )}
      />
      <Tooltip text="Only you see this" delays={headerDelays}>
        <Button tone="secondary">Tooltip</Button>
      </Tooltip>
      {sizes.map((size) => (
        <Button key={size} tone="secondary" onClick={() => setDialog(size)}>
          Dialog {size}
        </Button>
      ))}
      <Button tone="secondary" onClick={() => toast('Your question is on its way.', { tone: 'success' })}>
        Toast
      </Button>
      <Button
        tone="secondary"
        onClick={() => toast('Home removed.', { action: { label: 'Undo', onPress: () => undefined } })}
      >
        Toast with an action
      </Button>
      {dialog && (
        <Dialog
          title="Ask us anything"
          size={dialog}
          onClose={close}
          footer={
            <>
              <Button tone="ghost" onClick={close}>
                Not now
              </Button>
              <Button onClick={close}>Send</Button>
            </>
          }
        >
          <Text $tone="soft">A person answers, usually the same day.</Text>
          <Field label="Your question">{(control) => <TextInput {...control} />}</Field>
        </Dialog>
      )}
    </ExampleGroup>
  );
}
