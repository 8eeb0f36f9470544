import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { radius, space } from '@/styles/tokens';

/** Cameras want dark on light, whatever the theme. */
const Frame = styled.svg`
  display: block;
  width: 12rem;
  height: 12rem;
  padding: ${space.s12};
  border-radius: ${radius.control};
  background: white;
  color: black;
  forced-color-adjust: none;
`;

/** A text for a camera to read; drawn here, so that the secret in it goes nowhere. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [qrCode, setQrCode] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let isMounted = true;
    void import('lean-qr').then(({ generate }) => {
      const code = generate(text);
      const cells = Array.from({ length: code.size ** 2 }, (_, at) => [at % code.size, Math.floor(at / code.size)]);
      const path = cells.flatMap(([x = 0, y = 0]) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join('');
      if (isMounted) setQrCode({ size: code.size, path });
    });
    return () => {
      isMounted = false;
    };
  }, [text]);
  if (!qrCode) return <Skeleton $height="12rem" />;
  return (
    <Frame viewBox={`0 0 ${qrCode.size} ${qrCode.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={qrCode.path} fill="currentColor" />
    </Frame>
  );
}
