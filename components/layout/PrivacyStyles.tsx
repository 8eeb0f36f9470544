import { Button } from '@/components/ui/Button';
import { Text } from '@/components/ui/Text';
import { drawnOnce } from './DrawnOnce';
import { Choices, Frame } from './PrivacyBar.styles';

const Looks = () => (
  <Frame>
    <Text $size="small" />
    <Choices>
      <Button tone="secondary" size="small" />
    </Choices>
  </Frame>
);

const useLooks = typeof window === 'undefined' ? drawnOnce(Looks) : undefined;

/**
 * For the server: a page brings the styles of the question. Written when the question comes, they made a phone work out
 * the style of every element again.
 */
export function PrivacyStyles() {
  useLooks?.({});
  return null;
}
