/** The page numbers worth showing: the ends, the current one and its neighbours; a gap is null. */
export function pageRange(current: number, last: number): (number | null)[] {
  const near = [current - 1, current, current + 1];
  const start = current <= 3 ? [2, 3, 4] : [];
  const end = current >= last - 2 ? [last - 3, last - 2, last - 1] : [];
  const visiblePages = new Set([1, ...start, ...near, ...end, last]);
  const pages = [...visiblePages].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const before = pages[at - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
