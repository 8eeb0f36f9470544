// Runs in a page that is touched: how long each touch waits for its next frame.
window.touchWaits = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.touchWaits.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });
