// Optional packages for other machines that npm leaves out of the lockfile when it cannot see them, and then misses.

export type LockEntry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Packages = Record<string, LockEntry>;

/** Entries for every optional package that some package asks for and none provides, by their path. */
export function missingEntries(packages: Packages): Packages {
  const missing: Packages = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isProvided(packages, path, name)) continue;
      missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...machineOf(name) };
    }
  }
  return missing;
}

function isProvided(packages: Packages, path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix'];
const processors = ['x64', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm'];

// Such packages carry their machine in their name, so that no registry need be asked.
function machineOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && /musl|gnu/.test(name) && { libc: [libc] }),
  };
}
