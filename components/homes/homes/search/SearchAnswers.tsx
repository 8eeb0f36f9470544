import styled from 'styled-components';
import { Notice } from '@/components/ui/feedback/Notice';
import { SEARCH_ANSWERS } from '@/contract/homes/homes/endpoints';
import { searchAnswerLabels } from '@/lib/labels/searchAnswers.labels';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s8};
`;

interface SearchAnswersProps {
  /** Names joined by commas, as the address bar has them; what we don’t know is left out. */
  readonly names: string;
}

/** What holds for every home, where a search asked for it: true for all, so never a filter. */
export function SearchAnswers({ names }: SearchAnswersProps) {
  const asked = names.split(',');
  const known = SEARCH_ANSWERS.filter((name) => asked.includes(name));
  if (known.length === 0) return null;
  return (
    <Notice live tone="info">
      <List>
        {known.map((name) => (
          <li key={name}>{searchAnswerLabels[name]}</li>
        ))}
      </List>
    </Notice>
  );
}
