import { Button } from '@/components/ui/actions/Button';
import { DocumentIcon } from '@/components/ui/icons/homeIcons';
import { Text } from '@/components/ui/text/Text';
import type { Message } from '@/contract/account/threads/endpoints';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatBytes } from '@/lib/format/bytes';
import { Attachments, Bubble, MessageText } from './Inbox.styles';
import { MessageTime } from './MessageTime';

interface MessageBubbleProps {
  readonly message: Message;
  readonly isMine: boolean;
  /** Who has read it, by name. */
  readonly readers: readonly string[];
}

/** Something that was said, with its files and who has read it. */
export function MessageBubble({ message, isMine, readers }: MessageBubbleProps) {
  const { open, opening, error } = useOpenFile();
  return (
    <Bubble $mine={isMine}>
      <Text $size="small" $tone="soft">
        {isMine ? 'You' : message.authorName} · <MessageTime time={message.createdAt} />
        {message.via === 'mail' && ' · by email'}
      </Text>
      <MessageText>{message.body}</MessageText>
      {message.attachments.length > 0 && (
        <Attachments>
          {message.attachments.map(({ id, name, bytes }) => (
            <Button key={id} tone="secondary" size="small" loading={opening === id} onClick={() => open(id)}>
              <DocumentIcon size={16} />
              {name}, {formatBytes(bytes)}
            </Button>
          ))}
        </Attachments>
      )}
      {error && (
        <Text role="alert" $size="small" $tone="danger">
          {error.message}
        </Text>
      )}
      {isMine && readers.length > 0 && (
        <Text $size="small" $tone="faint">
          Read by {readers.join(', ')}
        </Text>
      )}
    </Bubble>
  );
}
