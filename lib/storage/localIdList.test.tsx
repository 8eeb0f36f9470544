import { beforeEach, expect, test, vi } from 'vitest';
import { localIdList } from './localIdList';

beforeEach(() => localStorage.clear());

test('what is kept is there for the next page, the newest first, each once, and not without end', () => {
  const list = localIdList('test', 3);
  for (const id of ['a', 'b', 'c', 'a', 'd']) list.add(id);
  expect(list.read()).toEqual(['d', 'a', 'c']);
  list.remove('a');
  expect(localIdList('test', 3).read()).toEqual(['d', 'c']);
});

test.each(['', 'null', '[]', '{"version":2,"ids":["a"]}', '{"version":1,"ids":"a"}', '{"version":1,"ids":[1]}'])(
  '%j in the storage counts as nothing',
  (text) => {
    localStorage.setItem('test', text);
    expect(localIdList('test', 3).read()).toEqual([]);
  },
);

test('reports a change, also from another window, until the listener is removed', () => {
  const list = localIdList('test', 3);
  const tell = vi.fn();
  const stop = list.subscribe(tell);
  list.add('a');
  localStorage.setItem('test', '{"version":1,"ids":["b"]}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'test' }));
  expect(tell).toHaveBeenCalledTimes(2);
  expect(list.read()).toEqual(['b']);
  stop();
  list.add('c');
  expect(tell).toHaveBeenCalledTimes(2);
});

test('without storage the list lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const list = localIdList('test', 3);
  list.add('a');
  expect(list.read()).toEqual(['a']);
});
