// The software bill of materials of what we ship, in CycloneDX, from the lockfile. `npm sbom --omit dev` leaves out whatever
// a package of development needs as well.

export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
export interface Lockfile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

const FOLDER = 'node_modules/';
export const nameOf = (path: string) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** Without a license in the lockfile: read from their files. */
export const licensesReadByHand: Readonly<Record<string, string>> = {
  // As next.
  '@next/swc-darwin-arm64': 'MIT',
  '@next/swc-darwin-x64': 'MIT',
  '@next/swc-win32-arm64-msvc': 'MIT',
  '@next/swc-win32-x64-msvc': 'MIT',
  // In its readme.
  'combine-errors': 'MIT',
  // In its LICENSE file.
  'png-js': 'MIT',
};

/** Everything that is installed where the site runs: all but what development alone needs. */
export const shippedPackages = ({ packages }: Lockfile) =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, locked]) => {
      const name = nameOf(path);
      return { path, name, ...locked, license: locked.license ?? licensesReadByHand[name] };
    });

const purlOf = (name: string, version = '') => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** As CycloneDX has it: the hash in hex, and what is chosen from as an expression. */
const hashesOf = (integrity = '') =>
  integrity.split(' ').flatMap((each) => {
    const [, bits, base64 = ''] = /^sha(\d+)-(.+)$/.exec(each) ?? [];
    return bits ? [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }] : [];
  });
const licensesOf = (license = '') =>
  / (or|and) /i.test(license) ? [{ expression: license }] : license ? [{ license: { id: license } }] : [];

/** Where the package at `path` finds another: beside it, or further up. */
function resolve(packages: Lockfile['packages'], path: string, name: string): string | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${FOLDER}`)))) {
    const found = at === '' ? `${FOLDER}${name}` : `${at}/${FOLDER}${name}`;
    if (packages[found]) return found;
    if (at === '') return undefined;
  }
}

export function sbomOf(lock: Lockfile) {
  const shipped = shippedPackages(lock);
  const refs = new Map(shipped.map(({ path, name, version }) => [path, purlOf(name, version)]));
  const needsOf = (path: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    return names.flatMap((name) => refs.get(resolve(lock.packages, path, name) ?? '') ?? []);
  };
  const root = purlOf(lock.name, lock.version);
  const components = new Map(
    shipped.map(({ path, name, version = '', integrity, optional, resolved, license }) => [
      refs.get(path) ?? '',
      {
        type: 'library',
        'bom-ref': purlOf(name, version),
        name,
        version,
        scope: optional ? 'optional' : 'required',
        purl: purlOf(name, version),
        hashes: hashesOf(integrity),
        licenses: licensesOf(license),
        externalReferences: resolved ? [{ type: 'distribution', url: resolved }] : [],
      },
    ]),
  );
  const needs = new Map<string, Set<string>>();
  for (const path of ['', ...refs.keys()]) {
    const ref = refs.get(path) ?? root;
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...needsOf(path)]));
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: { type: 'application', 'bom-ref': root, name: lock.name, version: lock.version, purl: root },
    },
    components: [...components.values()],
    dependencies: [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn] })),
  };
}

/** One line for each license, with what stands under it. */
export function licenseLines(lock: Lockfile): string[] {
  const byLicense = Map.groupBy(shippedPackages(lock), ({ license }) => license ?? 'none');
  return [...byLicense]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([license, packages]) => {
      const names = new Set(packages.map(({ name, version }) => `${name} ${version}`));
      return `${license} (${names.size}): ${[...names].toSorted().join(', ')}`;
    });
}
