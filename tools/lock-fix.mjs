/**
 * Completes package-lock.json for platforms whose binaries the registry in use doesn't carry (`npm run lock:fix`).
 *
 * Packages such as esbuild or oxlint ship one optional package a platform. When a registry (a company's mirror, say) has only some of
 * them, `npm install` leaves the others out of the lock, or writes them without a version, and `npm ci` then refuses that very lock:
 * "Missing: … from lock file". This adds each missing one with its exact version and the platform read from its name, so that npm knows
 * it and skips it everywhere else. Run it after every change of dependencies, then try `npm ci`. What it adds has no integrity hash, which
 * `npm run lint:repo` refuses: choose a version that the registry has for each platform.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages

const systems = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win: 'win32',
  win32: 'win32',
  windows: 'win32',
}

const processors = {
  arm: 'arm',
  arm64: 'arm64',
  armv7: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
  x86: 'ia32',
}

/** `@esbuild/linux-arm64` is for os linux and cpu arm64; musl and gnu name the C library. */
const platformOf = (name) => {
  const parts = name.split(/[/\-_]/)
  const os = parts.map((part) => systems[part]).find(Boolean)
  const cpu = parts.map((part) => processors[part]).find(Boolean)
  const libc = name.includes('musl') ? 'musl' : name.includes('-gnu') ? 'glibc' : undefined
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}

/** Node's resolution inside the lock: the nearest node_modules upwards that holds the dependency. */
const resolve = (from, dependency) => {
  for (let base = from; ;) {
    const key = `${base ? `${base}/` : ''}node_modules/${dependency}`
    if (packages[key]) return key
    if (!base) return null
    const end = base.lastIndexOf('/node_modules/')
    base = end < 0 ? '' : base.slice(0, end)
  }
}

const added = []
for (const [key, entry] of Object.entries({ ...packages })) {
  for (const [dependency, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = range.replace(/^npm:.*@/, '').replace(/^[~^]/, '')
    const found = resolve(key, dependency)
    const foundVersion = found && packages[found].version
    if (foundVersion && (foundVersion === version || !/^\d/.test(range))) continue

    const platform = platformOf(dependency)
    if (!/^\d/.test(version) || (!platform.os && !platform.cpu)) {
      process.stderr.write(`left alone, no platform package with an exact version: ${dependency} ${range}\n`)
      continue
    }
    const place = foundVersion ? `${key}/node_modules/${dependency}` : (found ?? `node_modules/${dependency}`)
    packages[place] = { version, ...platform, ...(entry.dev && { dev: true }), optional: true }
    added.push(`${dependency} ${version}`)
  }
}

const isUnusable = ([key, entry]) => key.includes('node_modules/') && !entry.version && !entry.link && entry.optional
const byPath = ([a], [b]) => a.localeCompare(b, 'en')
lock.packages = Object.fromEntries(
  Object.entries(packages)
    .filter((item) => !isUnusable(item))
    .toSorted(byPath),
)

writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(added.length === 0 ? 'package-lock.json is complete\n' : `added to package-lock.json:\n  ${added.join('\n  ')}\n`)
