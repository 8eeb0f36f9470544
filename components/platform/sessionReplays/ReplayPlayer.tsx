import type { Replayer } from '@rrweb/replay';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { ReplayEvent } from '@/contract/platform/sessionReplays/endpoints';
import { logProblem } from '@/lib/log';
import { color, radius } from '@/styles/tokens';

/** The page as it was, as wide as there is room. */
const Stage = styled.div`
  overflow: auto;
  max-height: 80vh;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};

  .replayer-wrapper {
    position: relative;
    zoom: var(--fit, 1);
  }

  .replayer-wrapper > iframe {
    display: block;
    border: 0;
  }

  .replayer-mouse {
    position: absolute;
    width: 1rem;
    height: 1rem;
    margin: -0.5rem 0 0 -0.5rem;
    border-radius: ${radius.pill};
    background: ${color.coral};
    opacity: 0.7;
  }

  .replayer-mouse-tail {
    position: absolute;
    pointer-events: none;
  }
`;

type PlayerState = 'loading' | 'paused' | 'playing' | 'failed';

/** Plays a recording; its frame runs no script. */
export function ReplayPlayer({ events }: { readonly events: readonly ReplayEvent[] }) {
  const stageRef = useRef<HTMLDivElement>(null);
  const playerRef = useRef<Replayer>(undefined);
  const [state, setState] = useState<PlayerState>('loading');
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const { Replayer: Player } = await import('@rrweb/replay');
      const stage = stageRef.current;
      if (isGone || !stage) return;
      const player = new Player(events as unknown as ConstructorParameters<typeof Replayer>[0], {
        root: stage,
        skipInactive: true,
        mouseTail: false,
      });
      player.on('finish', () => setState('paused'));
      player.on('resize', (size) => {
        const { width } = size as { width: number };
        stage.style.setProperty('--fit', String(Math.min(1, stage.clientWidth / width)));
      });
      playerRef.current = player;
      player.pause(0);
      setState('paused');
    };
    open().catch((cause) => {
      logProblem('A replay could not be played.', cause);
      if (!isGone) setState('failed');
    });
    return () => {
      isGone = true;
      playerRef.current?.destroy();
      playerRef.current = undefined;
    };
  }, [events]);
  const play = () => {
    const player = playerRef.current;
    if (!player) return;
    const { totalTime } = player.getMetaData();
    player.play(player.getCurrentTime() >= totalTime ? 0 : player.getCurrentTime());
    setState('playing');
  };
  const pause = () => {
    playerRef.current?.pause();
    setState('paused');
  };
  return (
    <Stack $gap="s12">
      {state === 'failed' && <Notice tone="danger">We couldn’t play this replay.</Notice>}
      <Row>
        <Button
          size="small"
          disabled={state === 'loading' || state === 'failed'}
          onClick={state === 'playing' ? pause : play}
        >
          {state === 'playing' ? 'Pause' : 'Play'}
        </Button>
      </Row>
      <Stage ref={stageRef} role="region" aria-label="Recorded visit" tabIndex={0} />
    </Stack>
  );
}
