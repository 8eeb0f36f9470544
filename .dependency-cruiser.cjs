// Who may import whom: docs/architecture.md, "Folders and import rules". Every rule is proven by tests/architecture/boundaries.test.ts.
const { domainRules, domains } = require('./.dependency-cruiser.domains.cjs');

const test = '(\\.(test|fixture|db\\.test)|/fixture)\\.tsx?$';
const ours =
  '^(bench|components|content|contract|hooks|instrumentation|lib|pages|public|scripts|server|slices|styles|tests)\\b';
const npm = (...names) => `node_modules/(${names.join('|')})/`;

/** A folder that may import only the named ones of ours. */
const only = (name, folder, allowed, comment, extra = {}) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^${folder}/`, pathNot: [test, ...(extra.doors ?? [])] },
  to: { path: ours, pathNot: allowed.map((each) => `^${each}/`) },
});

/** A door: the only file that may import the server, and only the one file named. */
const door = (name, from, to) => ({
  name,
  severity: 'error',
  comment: `This door opens on ${to} alone.`,
  from: { path: from },
  to: { path: '^server/', pathNot: to },
});

const browserDoor = '^pages/api/(consumer|service)/\\[\\[\\.\\.\\.path\\]\\]\\.ts$';
const pageDoor = '^lib/page/transport\\.server\\.ts$';
const contentDoor = '^lib/prismic/repository\\.server\\.ts$';
const bootDoor = '^instrumentation\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(next-env|\\.next)' },
    },
    only('contract-is-a-leaf', 'contract', ['contract'], 'The contract imports nothing of ours.'),
    {
      name: 'contract-needs-zod-alone',
      severity: 'error',
      comment:
        'Both sides import the contract, so it may weigh no more than zod. Browsers get phoneReader.browser.ts (package.json, imports).',
      from: { path: '^contract/', pathNot: [test, '^contract/format/phoneReader\\.ts$'] },
      to: { path: 'node_modules/', pathNot: npm('zod') },
    },
    only('styles-are-a-leaf', 'styles', ['styles'], 'Tokens know nobody.'),
    only('lib-below-components', 'lib', ['lib', 'contract'], 'lib imports lib and contract.', {
      doors: [pageDoor, contentDoor],
    }),
    {
      name: 'lib-below-react',
      severity: 'error',
      comment: 'What draws or hooks lives in components or hooks.',
      from: { path: '^lib/', pathNot: test },
      to: { path: npm('react', 'react-dom', 'styled-components', 'radix-ui') },
    },
    only('hooks-below-components', 'hooks', ['hooks', 'lib', 'contract'], 'Hooks import hooks, lib and contract.'),
    only('ui-knows-no-feature', 'components/ui', ['components/ui', 'styles'], 'ui imports ui and styles.'),
    only(
      'components-know-no-server',
      'components',
      ['components', 'hooks', 'lib', 'contract', 'styles'],
      'Components reach the server through the API alone.',
    ),
    {
      name: 'layout-knows-no-noun',
      severity: 'error',
      comment: 'Layout, flow, and dialogs hold what nouns share. The registry of dialogs alone names them.',
      from: { path: '^components/(layout|flow|modals)/', pathNot: [test, '^components/modals/registry\\.ts$'] },
      to: { path: `^components/(${domains.join('|')})/` },
    },
    ...domainRules(test),
    only(
      'slices-stay-small',
      'slices',
      ['slices', 'components/ui', 'components/content/pages', 'lib/prismic', 'styles'],
      'Slices draw documents with ui.',
    ),
    {
      ...only('pages-only-name', 'pages', ['components', 'contract', 'lib', 'slices'], 'A page names; it does not do.'),
      from: { path: '^pages/', pathNot: ['^pages/_(app|document)\\.tsx$', browserDoor] },
    },
    {
      name: 'pages-never-touch-server',
      severity: 'error',
      comment: 'Pages reach the server through the doors.',
      from: { path: '^pages/', pathNot: browserDoor },
      to: { path: '^server/' },
    },
    door('browser-door', browserDoor, '^server/(app|host/host)\\.ts$'),
    door('page-door', pageDoor, '^server/app\\.ts$'),
    door('content-door', contentDoor, '^server/content/api/embeddedRepository\\.ts$'),
    door('boot-door', bootDoor, '^server/boot\\.ts$'),
    only('server-knows-no-site', 'server', ['server', 'contract'], 'The API runs without the site.'),
    {
      name: 'server-knows-no-react',
      severity: 'error',
      comment: 'No React and no Next in the API, which must run alone. Emails are components.',
      from: { path: '^server/', pathNot: [test, '^server/emails/'] },
      to: { path: npm('react', 'react-dom', 'next', 'styled-components', '@tanstack/react-query', 'zustand') },
    },
    {
      name: 'modules-meet-through-use-cases',
      severity: 'error',
      comment: 'Another noun is entered through its index, its jobs, or a file named for a use case.',
      from: { path: '^server/modules/([^/]+/[^/]+)/', pathNot: test },
      to: {
        path: '^server/modules/.+/(routes|policy|repo|presenter|queries|actions|notifications|pdf|constants|types|system)\\.ts$',
        pathNot: '^server/modules/$1/',
      },
    },
    {
      name: 'no-server-files-in-components',
      severity: 'error',
      comment: '*.server.ts never reaches a browser; its types may, because they are gone by then.',
      from: { path: '^(components|hooks|slices|styles|contract)/' },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'parts-are-private',
      severity: 'error',
      comment: 'Owner.Part.tsx is imported only from its own folder.',
      from: { path: '^(.+)/[^/]+$' },
      to: { path: '^(components|slices|hooks)/.*/[A-Z][A-Za-z0-9]*\\.[A-Za-z.]+\\.tsx?$', pathNot: '^$1/[^/]+$' },
    },
    {
      name: 'proof-stays-outside',
      severity: 'error',
      comment: 'The product imports no test, script or bench.',
      from: { path: '^(components|contract|hooks|instrumentation|lib|pages|server|slices|styles)\\b', pathNot: test },
      to: { path: '^(tests|scripts|bench)/|(\\.(test|fixture)|/fixture)\\.tsx?$' },
    },
    {
      name: 'no-dev-packages-in-product',
      severity: 'error',
      comment: 'What runs in production is a dependency, not a devDependency.',
      from: { path: '^(components|contract|hooks|instrumentation|lib|pages|server|slices|styles)\\b', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      comment: 'A package that package.json does not name is there by accident.',
      from: { pathNot: '^node_modules' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next[^/]*|\\.data|coverage|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
