import { act } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { useLocalIds } from '@/hooks/useLocalIds';
import { localIdList } from '@/lib/storage/localIdList';

const list = localIdList('kept', 3);
const Count = () => <p>{useLocalIds(list).length}</p>;

test.each([
  ['a list of a browser that kept nothing', <Count key="kept" />],
  ['what is said aloud', <LiveRegion key="live" />],
])('%s is drawn once: the browser holds what the server drew', async (_what, rendered) => {
  const room = document.createElement('div');
  const committed = vi.fn();
  const page = (
    <Profiler id="page" onRender={committed}>
      {rendered}
    </Profiler>
  );
  room.innerHTML = renderToString(page);
  const root = await act(async () => hydrateRoot(room, page));
  expect(committed).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
});
