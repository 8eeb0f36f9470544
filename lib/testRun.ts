/** Whether this process serves the site to tests: scripts/ci/site.child.ts has put hooks where server/testHooks.ts looks. */
export const isTestRun = () => Symbol.for('belong.testHooks') in globalThis;
