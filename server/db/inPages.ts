/** Rows that one page of a job's work holds. */
export const JOB_PAGE = 500;

/** Every id of a list in the order of ids, page by page of the size that `list` reads: what could not be done stays, and keeps nothing after it waiting. */
export async function* inPages(
  list: (after: string | null) => Promise<string[]>,
  size = JOB_PAGE,
): AsyncGenerator<string> {
  for (let after: string | null = null; ; ) {
    const page: string[] = await list(after);
    yield* page;
    after = page.at(-1) ?? null;
    if (page.length < size) return;
  }
}
