import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type CopiedRepository = {
  readonly root: string
  readonly run: (command: string, ...args: readonly string[]) => { readonly passed: boolean; readonly output: string }
  readonly remove: () => void
}

const FOREIGN = new Set(['node_modules', 'dist', '.git', '.nx', '.data', 'test-results', 'playwright-report', '.ci'])

/** Names with a point are caches, which a copy must not write to; these are npm's programs and its list of packages. */
const isInstalled = (name: string): boolean => !name.startsWith('.') || name === '.bin' || name === '.package-lock.json'

const linkEntries = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (isInstalled(name) && name !== '@captain') symlinkSync(join(from, name), join(to, name))
}

/** Links the installed packages of a repository into a copy of it, or of a part of it. The repository's own packages link into the copy. */
export const linkPackages = (from: string, to: string): void => {
  linkEntries(join(from, 'node_modules'), join(to, 'node_modules'))
  mkdirSync(join(to, 'node_modules/@captain'))
  const manifests = globSync('{apps,libs,tools}/**/package.json', { cwd: to, exclude: (path) => path.includes('node_modules') })
  for (const manifest of manifests) {
    const folder = dirname(manifest)
    const { name } = JSON.parse(readFileSync(join(to, manifest), 'utf8')) as { readonly name: string }
    symlinkSync(join(to, folder), join(to, 'node_modules', name))
    const own = join(folder, 'node_modules')
    if (existsSync(join(from, own))) linkEntries(join(from, own), join(to, own))
  }
}

/** What a child process gets of the environment: programs that see the variables of a test runner behave as in their own tests. */
const inherited = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'CHROMIUM_PATH'].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )

/** Copies the repository to a temporary folder, in which generators may write. Its programs get the variables, too. */
export const copyRepository = (from: string, variables: Readonly<Record<string, string>> = {}): CopiedRepository => {
  const root = mkdtempSync(join(tmpdir(), 'captain-new-'))
  for (const entry of readdirSync(from))
    if (!FOREIGN.has(entry))
      cpSync(join(from, entry), join(root, entry), { recursive: true, filter: (path) => !FOREIGN.has(basename(path)) })
  linkPackages(from, root)
  return {
    root,
    run: (command, ...args) => {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: root,
        encoding: 'utf8',
        // What a suite prints about many failures is longer than the default.
        maxBuffer: 256 * 1024 ** 2,
        env: { ...inherited(), ...variables, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: root, CI: 'true' },
      })
      return { passed: status === 0, output: stripVTControlCharacters(`${stdout}${stderr}`) }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
