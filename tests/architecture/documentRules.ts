const roots =
  'basemap|bench|components|content|contract|customtypes|docs|hooks|imagery|lib|pages|scripts|server|slices|styles|tests';
/** Neither part of a longer path or address, nor a pattern with a placeholder. */
const pathPattern = new RegExp(`(?<![\\w./@:<{-])(?:${roots})/[\\w./*[\\]-]+(?![\\w<{$])`, 'g');

const commentPattern = /(?:^|\s)\/\/.*$|(?:^|\s)\/\*[\s\S]*?\*\/|^\s*--.*$/gm;

/** What looks like a path of the repository: anywhere in a document, only in the comments of code. */
export function pathsIn(file: string, text: string): string[] {
  const prose = file.endsWith('.md') ? [text] : (text.match(commentPattern) ?? []);
  return prose
    .flatMap((part) => [...part.matchAll(pathPattern)])
    .filter(({ 0: path, index, input }) => !/[<{$]/.test(input.slice(index + path.length).split(/[\s`]/)[0] ?? ''))
    .map(([path]) => path.replace(path.includes('[') ? /[./]+$/ : /[./\]]+$/, ''))
    .filter((path) => path.slice(path.indexOf('/') + 1) !== '');
}

const fields: Record<string, RegExp> = {
  Status: /^- Status: (proposed|accepted|rejected|deprecated|superseded)$/m,
  Date: /^- Date: \d{4}-\d{2}-\d{2}$/m,
  Supersedes: /^- Supersedes: (none|\d{4}.*)$/m,
  'Superseded by': /^- Superseded by: (none|\d{4}.*)$/m,
};

/** In what a decision record differs from the format (MADR, with a number that its file name repeats). */
export function recordProblems(path: string, text: string): string[] {
  const number = /\/(\d{4})-[a-z\d-]+\.md$/.exec(path)?.[1];
  return [
    ...(number ? [] : ['the file name is not NNNN-title.md']),
    ...(text.startsWith(`# ${number}. `) ? [] : [`the title does not begin with "# ${number}. "`]),
    ...Object.entries(fields)
      .filter(([, form]) => !form.test(text))
      .map(([field]) => `"- ${field}:" is missing or has another form`),
    ...['Context', 'Decision', 'Consequences']
      .filter((section) => !text.includes(`\n## ${section}\n`))
      .map((section) => `the section "${section}" is missing`),
  ];
}
