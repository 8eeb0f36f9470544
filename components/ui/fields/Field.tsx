import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { UnreadableContext } from '@/components/ui/forms/useTypedNumber';
import { DangerIcon } from '@/components/ui/icons/statusIcons';
import { visuallyHidden } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-weight: ${weight.semibold};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Aside = styled.span`
  color: ${color.inkFaint};
  font-size: ${size.t14};
  font-weight: ${weight.regular};
`;

const Help = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

/** There before anything is wrong, so that it is read aloud when it comes; until then it takes no room. */
const Messages = styled.div`
  &:empty {
    margin-block-start: calc(-1 * ${space.s4});
  }
`;

const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space.s8};
  color: ${color.danger};
  font-size: ${size.t14};
  font-weight: ${weight.medium};
`;

/** What ties a control to its label, help and error. */
export type FieldControlProps = {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
};

/** What only the field says of its control. */
export type FieldOwnProps = Exclude<keyof FieldControlProps, 'required'>;

export type FieldLabelProps = {
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly help?: ReactNode;
  /** What is wrong and how to mend it; nothing when all is well. */
  readonly error?: string | undefined;
  /** Fields are required unless this says otherwise; the label then says so. */
  readonly optional?: boolean | undefined;
};

type FieldProps = FieldLabelProps & {
  readonly children: (control: FieldControlProps) => ReactNode;
};

/** Props of a labeled control, such as `TextField`: those of its label, and the others, which are for the control. */
export function splitFieldProps<P extends FieldLabelProps>(props: P) {
  const { label, labelHidden, help, error, optional, ...control } = props;
  return { labelProps: { label, labelHidden, help, error, optional }, control };
}

/**
 * The frame of every form field. `TextField`, `TextAreaField`, `SelectField`, `MoneyField`, `NumberField`, and
 * `UnitField` are made of it; for other controls: `<Field label="City">{(control) => <Combobox {...control} />}</Field>`.
 */
export function Field({ label, labelHidden = false, help, error, optional = false, children }: FieldProps) {
  const id = useId();
  const [unreadable, setUnreadable] = useState<string>();
  const problem = unreadable ?? error;
  const helpId = help ? `${id}-help` : undefined;
  const errorId = problem ? `${id}-error` : undefined;
  const described = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  return (
    <Frame>
      <Label htmlFor={id} $hidden={labelHidden}>
        {label} {optional && <Aside>(optional)</Aside>}
      </Label>
      {help && <Help id={helpId}>{help}</Help>}
      <UnreadableContext value={setUnreadable}>
        {children({
          id,
          required: !optional,
          'aria-describedby': described,
          'aria-invalid': problem ? true : undefined,
        })}
      </UnreadableContext>
      <Messages aria-live="polite">
        {problem && (
          <Problem id={errorId}>
            <DangerIcon size={16} />
            {problem}
          </Problem>
        )}
      </Messages>
    </Frame>
  );
}
