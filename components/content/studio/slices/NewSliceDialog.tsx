import styled from 'styled-components';
import { humanize } from '@/components/content/studio/shared/contentModels';
import { useEditing } from '@/components/content/studio/shared/editingContext';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { hovering } from '@/styles/media';
import { plainButton, plainList } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

const Choices = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space.s12};
`;

const Choice = styled.button`
  ${plainButton}
  display: grid;
  align-content: start;
  gap: ${space.s4};
  width: 100%;
  height: 100%;
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  ${hovering} {
    &:hover {
      border-color: ${color.brand};
      background: ${color.brandWash};
    }
  }
`;

const Name = styled.span`
  font-weight: ${weight.semibold};
`;

const Description = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

interface NewSliceDialogProps {
  readonly choices: readonly string[];
  readonly onClose: () => void;
  readonly onChoose: (kind: string, variation: string) => void;
}

/** The parts a page of this type may have. */
export function NewSliceDialog({ choices, onClose, onChoose }: NewSliceDialogProps) {
  const { studio } = useEditing();
  const offered = studio.slices
    .filter(({ id }) => choices.includes(id))
    .flatMap(({ id, name, description, variations }) =>
      variations.map((variation) => ({
        kind: id,
        variation: variation.id,
        name: variations.length > 1 ? `${humanize(name)}, ${variation.name.toLowerCase()}` : humanize(name),
        description,
      })),
    );
  return (
    <Dialog title="Add section" size="large" onClose={onClose}>
      <Choices>
        {offered.map(({ kind, variation, name, description }) => (
          <li key={`${kind} ${variation}`}>
            <Choice type="button" onClick={() => onChoose(kind, variation)}>
              <Name>{name}</Name>
              <Description>{description}</Description>
            </Choice>
          </li>
        ))}
      </Choices>
    </Dialog>
  );
}
