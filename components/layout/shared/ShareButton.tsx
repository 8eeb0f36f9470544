import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { ShareIcon } from '@/components/ui/icons/statusIcons';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';

/** Needs scripts; without them the address bar does the same. */
const Frame = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;

interface ShareButtonProps {
  readonly address: string;
  readonly title: string;
  readonly small?: boolean;
}

/** Offers the phone’s own ways of sharing, else copies the address. */
export function ShareButton({ address, title, small = false }: ShareButtonProps) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url: address });
      else await navigator.clipboard.writeText(address);
      setCopied(!navigator.share);
    } catch {
      // Anyone who closes the sheet again has not shared, and that is all.
    }
  };
  return (
    <Frame>
      <Button tone="secondary" size={small ? 'small' : 'medium'} onClick={() => void share()}>
        <ShareIcon size={small ? 16 : 20} />
        {copied ? 'Link copied' : 'Share'}
      </Button>
      <VisuallyHidden role="status">{copied ? 'Link copied' : ''}</VisuallyHidden>
    </Frame>
  );
}
