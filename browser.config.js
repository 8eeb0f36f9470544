// What a browser is spared of Next itself: docs/decisions/0009-a-light-browser.md.
import { existsSync } from 'node:fs';
import path from 'node:path';

const inNext = /([\\/]next[\\/]dist[\\/])(?=(?:client|shared|lib|pages|api)[\\/])/;
const startOfNext = /[\\/]next[\\/]dist[\\/](?:esm[\\/])?client[\\/]index\.js$/;
/** Those of Next that draw a page anew in case its address was rewritten: lib/page/drawnOnce.ts. */
const drawsAgain = /[\\/]next[\\/]dist[\\/](?:esm[\\/])?(?:client[\\/]index|shared[\\/]lib[\\/]router[\\/]router)\.js$/;
const here = (name) => path.join(import.meta.dirname, name);
/** Modules that do nothing but export: those that only the server uses are left out. */
const inert = [
  { test: /[\\/]next[\\/]dist[\\/](esm[\\/]shared|compiled[\\/]path-to-regexp)[\\/]/ },
  {
    include: [here('components/'), here('slices/'), here('styles/')],
    exclude: [here('styles/fonts.ts'), here('components/layout/adoptStyles.ts')],
  },
];

/** Told by it, a browser compiles a whole script beside the page, on another thread, instead of in pieces as they run. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** For webpack in next.config.js: Next's modules as ES modules, of which only what is used is kept, and short rewriting. */
export function lightBrowser(config, { isServer, dev, webpack }) {
  const { BannerPlugin, Compilation, NormalModuleReplacementPlugin } = webpack;
  if (isServer || dev) return config;
  config.plugins.push(
    new NormalModuleReplacementPlugin(/[\\/]resolve-rewrites$/, here('lib/page/browserRewrites.ts')),
    new NormalModuleReplacementPlugin(/^react-dom\/client$/, (wanted) => {
      if (startOfNext.test(wanted.contextInfo.issuer)) wanted.request = here('components/layout/browserRoot.ts');
    }),
    new NormalModuleReplacementPlugin(/[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, here('styles/unprefixed.js')),
    new NormalModuleReplacementPlugin(inNext, ({ createData }) => {
      const twin = createData?.resource?.replace(inNext, '$1esm/');
      if (twin && existsSync(twin)) createData.resource = twin;
    }),
    new BannerPlugin({
      banner: COMPILE_AHEAD,
      raw: true,
      // In a style sheet it would be the beginning of the first rule.
      test: /\.js$/,
      // What is fetched when wanted stays as it is: of a map or an editor much is never called.
      entryOnly: true,
      // Past the minifier, which takes it for a comment.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  );
  config.module.rules.push({ test: drawsAgain, loader: here('lib/page/drawnOnce.ts') });
  config.module.rules.push(...inert.map((modules) => ({ ...modules, sideEffects: false })));
  return config;
}
