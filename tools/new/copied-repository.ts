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

/** Installed packages; those of the repository link into the copy. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(join(to, 'node_modules/@captain'), { recursive: true })
  for (const entry of readdirSync(join(from, 'node_modules')))
    if (entry !== '@captain' && entry !== '.cache') symlinkSync(join(from, 'node_modules', entry), join(to, 'node_modules', entry))
  const manifests = globSync('{apps,libs,tools}/**/package.json', { cwd: to, exclude: (path) => path.includes('node_modules') })
  for (const manifest of manifests) {
    const { name } = JSON.parse(readFileSync(join(to, manifest), 'utf8')) as { readonly name: string }
    symlinkSync(join(to, dirname(manifest)), join(to, 'node_modules', name))
    const own = join(from, dirname(manifest), 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(to, dirname(manifest), 'node_modules'))
  }
}

const inherited = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'CHROMIUM_PATH'].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )

/** A temporary copy of the repository, in which generators may write. */
export const copyRepository = (from: string): CopiedRepository => {
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
        // Without what a test runner sets: programs that see it behave as in their own tests.
        env: { ...inherited(), NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: root, CI: 'true' },
      })
      return { passed: status === 0, output: stripVTControlCharacters(`${stdout}${stderr}`) }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
