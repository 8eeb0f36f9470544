import { type DragEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { UploadRows } from '@/components/layout/UploadRows';
import { KEPT_TYPES, PickFiles } from '@/components/ui/PickFiles';
import { Text } from '@/components/ui/Text';
import type { FilesQuestion } from '@/contract/questions';
import { color, radius, size, space, weight } from '@/styles/tokens';
import type { FlowFieldProps } from './field';
import { GivenFiles } from './GivenFiles';
import { Group } from './Group';
import { useGivenFiles } from './useGivenFiles';

const Legend = styled.legend`
  margin-block-end: ${space.s8};
  font-weight: ${weight.semibold};
`;

const Aside = styled.span`
  color: ${color.inkFaint};
  font-size: ${size.t14};
  font-weight: ${weight.regular};
`;

const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  gap: ${space.s12};
  justify-items: start;
  padding: ${space.s24};
  border: 2px dashed ${({ $over }) => ($over ? color.brand : color.edge)};
  border-radius: ${radius.card};
  background: ${({ $over }) => ($over ? color.brandWash : 'transparent')};
`;

const Parts = styled.div`
  display: grid;
  gap: ${space.s12};
`;

/** Sends files the moment they are chosen or dropped, and tells at once what could be better about them. */
export function FilesField({ flow, name, question, problem, onHold }: FlowFieldProps<FilesQuestion>) {
  const { files, uploads, room, problem: trouble, add, remove, drop, leaving } = useGivenFiles(flow, name, question);
  const [over, setOver] = useState(false);
  const helpId = useId();
  const send = (chosen: readonly File[]) => onHold(add(chosen));
  const hover = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <Group help={undefined} problem={problem ?? trouble}>
      <fieldset aria-describedby={helpId}>
        <Legend>
          {question.label} {question.optional && <Aside>(optional)</Aside>}
        </Legend>
        <Parts>
          {question.help && <Text $tone="soft">{question.help}</Text>}
          <GivenFiles
            files={files}
            freshDays={question.freshDays}
            leaving={leaving}
            onRemove={(file) => void remove(file)}
          />
          <UploadRows uploads={uploads} onDrop={drop} />
          {room > 0 && (
            <Zone
              $over={over}
              onDragOver={(event) => hover(event, true)}
              onDragLeave={(event) => hover(event, false)}
              onDrop={(event) => {
                hover(event, false);
                send([...event.dataTransfer.files].filter(({ type }) => KEPT_TYPES.includes(type)));
              }}
            >
              <PickFiles multiple={room > 1} onPickAll={send}>
                {files.length > 0 ? 'Add another' : 'Choose files'}
              </PickFiles>
              <Text id={helpId} $size="small" $tone="soft">
                Or drop them here: PDF, JPEG, PNG or WebP, up to 50 MB each, {question.most} at most.
              </Text>
            </Zone>
          )}
        </Parts>
      </fieldset>
    </Group>
  );
}
