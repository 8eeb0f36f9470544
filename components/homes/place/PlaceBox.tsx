import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Combobox } from '@/components/ui/Combobox';
import type { FieldWiring } from '@/components/ui/Field';
import { TextInput } from '@/components/ui/TextInput';
import type { Place } from '@/contract/places';
import { usePlaceSuggestions } from '@/hooks/usePlaceSuggestions';
import { placeText } from '@/lib/searchWords';
import { PlaceOption } from './PlaceOption';

type Suggesting = ComponentType<Parameters<typeof Combobox<Place>>[0]>;

interface PlaceBoxProps {
  readonly control: FieldWiring;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPlace: (place: Place) => void;
}

/** A field for a city or region. Plain at first, sent as `place`; it learns to suggest when somebody turns to it. */
export function PlaceBox({ control, placeholder, text, onText, onPlace }: PlaceBoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [Suggesting, setSuggesting] = useState<Suggesting>();
  const { items, searching } = usePlaceSuggestions(text);

  // What was typed and where the cursor stood outlive the change of field.
  const returning = useRef(false);
  useEffect(() => {
    if (!Suggesting || !returning.current) return;
    const field = frame.current?.querySelector('input');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [Suggesting]);

  const learn = async () => {
    const file = await import('@/components/ui/Combobox');
    returning.current = frame.current?.contains(document.activeElement) ?? false;
    setSuggesting(() => file.Combobox as Suggesting);
  };

  return (
    <div ref={frame}>
      {Suggesting ? (
        <Suggesting
          control={control}
          name="place"
          items={items}
          keyOf={({ slug }) => slug}
          textOf={placeText}
          draw={(place) => <PlaceOption place={place} />}
          initialText={text}
          placeholder={placeholder}
          loading={searching}
          none="We do not look after homes there yet."
          onText={onText}
          onChoose={(place) => {
            onText(placeText(place));
            onPlace(place);
          }}
        />
      ) : (
        <TextInput
          {...control}
          name="place"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onFocus={() => void learn()}
          onPointerEnter={() => void learn()}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </div>
  );
}
