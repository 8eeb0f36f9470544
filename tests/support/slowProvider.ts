/** A provider that answers when the test says so. */
export function slowProvider<Given>() {
  const calls: Given[] = [];
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const call = async (given: Given): Promise<void> => {
    calls.push(given);
    start();
    await finished;
  };
  return { calls, call, started, finish };
}
