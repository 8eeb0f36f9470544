// Runs in a measured page before its own scripts, as it stands: a compiler's helpers are not there.
window.loadRecord = { busy: 0, shifts: [] };
for (const type of ['longtask', 'layout-shift'])
  new PerformanceObserver((list) => {
    const { loadRecord } = window;
    for (const entry of list.getEntries()) {
      if (type === 'longtask') loadRecord.busy = entry.startTime + entry.duration;
      if (type !== 'layout-shift' || entry.hadRecentInput) continue;
      const [node] = entry.sources.map((source) => source.node);
      const element = node instanceof Element ? node : node?.parentElement;
      const what = `${element?.tagName.toLowerCase() ?? '?'} “${(element?.textContent ?? '').slice(0, 40)}”`;
      loadRecord.shifts.push({ at: entry.startTime, score: entry.value, what });
    }
  }).observe({ type, buffered: true });
