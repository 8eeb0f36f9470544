import { Button } from '@/components/ui/Button';
import { DocumentIcon } from '@/components/ui/homeIcons';
import { Text } from '@/components/ui/Text';
import type { Message } from '@/contract/threads';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatBytes } from '@/lib/format/bytes';
import { Bubble, Files, Said } from './Inbox.styles';
import { Moment } from './Moment';

interface MessageBubbleProps {
  readonly message: Message;
  readonly mine: boolean;
  /** Who has read it, by name. */
  readonly readers: readonly string[];
}

/** Something that was said, with its files and who has read it. */
export function MessageBubble({ message, mine, readers }: MessageBubbleProps) {
  const { open, opening, error } = useOpenFile();
  return (
    <Bubble $mine={mine}>
      <Text $size="small" $tone="soft">
        {mine ? 'You' : message.authorName} · <Moment at={message.createdAt} />
        {message.via === 'mail' && ' · by e-mail'}
      </Text>
      <Said>{message.body}</Said>
      {message.attachments.length > 0 && (
        <Files>
          {message.attachments.map(({ id, name, bytes }) => (
            <Button key={id} tone="secondary" size="small" loading={opening === id} onClick={() => open(id)}>
              <DocumentIcon size={16} />
              {name}, {formatBytes(bytes)}
            </Button>
          ))}
        </Files>
      )}
      {error && (
        <Text role="alert" $size="small" $tone="danger">
          {error.message}
        </Text>
      )}
      {mine && readers.length > 0 && (
        <Text $size="small" $tone="faint">
          Read by {readers.join(', ')}
        </Text>
      )}
    </Bubble>
  );
}
