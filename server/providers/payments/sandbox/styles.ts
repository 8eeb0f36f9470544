// The look of the sandbox's page, a sheet of its own: pages of this site may not carry styles within. Its colors are those of styles/themes.ts.

/** By the names of the themes: in the light, and in the dark. */
export const sandboxColors = {
  canvas: ['#FBF8F2', '#0F1613'],
  surface: ['#FFFFFF', '#17211C'],
  ink: ['#17231C', '#EEF3EE'],
  inkSoft: ['#455249', '#C2CDC5'],
  line: ['#E5DED0', '#2A372F'],
  edge: ['#857E70', '#75857B'],
  brand: ['#007645', '#3CBF86'],
  brandStrong: ['#005C36', '#6AD3A4'],
  brandWash: ['#EEF8F2', '#0F2319'],
  onBrand: ['#FFFFFF', '#06180F'],
  warning: ['#7A4E00', '#F2C069'],
  warningTint: ['#FFF1D2', '#33260B'],
} as const;

const values = (theme: 0 | 1) =>
  Object.entries(sandboxColors)
    .map(([name, pair]) => `--${name}: ${pair[theme]};`)
    .join(' ');

export const sandboxStyles = `:root { color-scheme: light dark; ${values(0)} }
@media (prefers-color-scheme: dark) { :root { ${values(1)} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1.0625rem/1.5 Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif }
.sandbox { margin: 0 0 1rem; padding: .75rem 1.25rem; background: var(--warningTint); color: var(--warning); border: 1px solid transparent; border-radius: .875rem }
main { max-width: 32rem; margin: 0 auto; padding: 2.5rem 1rem 4rem }
.who { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; margin: 0 0 1rem; color: var(--inkSoft) }
.who b { color: var(--brand); font: 600 1.625rem/1.1 Fraunces, Georgia, serif }
.sheet { padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1.5rem }
@media (min-width: 36rem) { .sheet { padding: 2rem } }
h1 { font: 600 1.75rem/1.15 Fraunces, Georgia, serif; margin: 0 0 .5rem; text-wrap: balance }
p { margin: 0; color: var(--inkSoft) }
fieldset { border: 0; margin: 1.5rem 0; padding: 0; min-width: 0; display: grid; gap: .75rem }
legend { font-weight: 600; margin-bottom: .75rem; padding: 0 }
label { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; padding: .875rem 1rem; border: 1px solid var(--edge); border-radius: .875rem; cursor: pointer }
label:hover { border-color: var(--brand) }
label:has(:checked) { border-color: var(--brand); background: var(--brandWash); box-shadow: inset 0 0 0 1px var(--brand) }
label:has(:focus-visible) { outline: 3px solid var(--brand); outline-offset: 2px }
input { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: var(--brand); outline: none }
label span { flex: 1 1 7rem; font-weight: 600 }
small { display: block; font-size: .9375rem; font-weight: 400; color: var(--inkSoft) }
label i { font-style: normal; font-variant-numeric: tabular-nums; color: var(--inkSoft); margin-inline-start: auto }
.acts { display: grid; gap: .5rem; justify-items: stretch; text-align: center }
button, .act { display: inline-flex; justify-content: center; align-items: center; min-height: 3.25rem; padding: .5rem 1.75rem; border: 1px solid transparent; border-radius: 99px; font: inherit; font-weight: 600; background: var(--brand); color: var(--onBrand); cursor: pointer; text-decoration: none }
button:hover, .act:hover { background: var(--brandStrong) }
.back { display: inline-flex; justify-content: center; align-items: center; min-height: 3rem; color: var(--ink); font-weight: 600; text-underline-offset: .2em }
button:focus-visible, a:focus-visible { outline: 3px solid var(--brand); outline-offset: 3px }
.note { margin-top: 1.5rem; font-size: .9375rem; text-align: center }
.sheet .act { margin-top: 1.5rem }
@media (forced-colors: active) { label:has(:checked) { outline: 2px solid Highlight } }
`;
