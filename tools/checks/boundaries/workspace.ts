import { asRecord } from '@captain/validation'
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../root.ts'

type Diagnostic = { filename: string; code: string }

export type Workspace = {
  write: (path: string, text: string) => void
  /** Runs the linter and returns the rules that each file broke. */
  lint: () => ReadonlyMap<string, readonly string[]>
  remove: () => void
}

const configuration = ['.oxlintrc.json', 'nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tools/lint', 'tools/nx']

/** A temporary workspace with the real rules and package.json files but no code, and the project graph that the rules need. */
export const createWorkspace = (): Workspace => {
  const folder = mkdtempSync(join(tmpdir(), 'captain-boundaries-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  const run = (command: string, args: readonly string[]) =>
    spawnSync(join(root, 'node_modules/.bin', command), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: folder },
    })

  for (const path of configuration) cpSync(join(root, path), join(folder, path), { recursive: true })
  write('tsconfig.json', JSON.stringify({ extends: './tsconfig.base.json', include: ['libs', 'apps'] }))
  mkdirSync(join(folder, 'node_modules/@captain'), { recursive: true })
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@captain' && entry !== '.cache') symlinkSync(join(root, 'node_modules', entry), join(folder, 'node_modules', entry))
  }
  const manifests = globSync('{apps,libs,tools}/**/package.json', { cwd: root, exclude: (path) => path.includes('node_modules') })
  for (const manifest of manifests) {
    cpSync(join(root, manifest), join(folder, manifest))
    const name = String(asRecord(JSON.parse(readFileSync(join(root, manifest), 'utf8')))['name'])
    symlinkSync(join(folder, dirname(manifest)), join(folder, 'node_modules', name))
  }

  // Before any case is written: a forbidden import would be part of the graph and turn clean files into members of a cycle.
  const graph = run('nx', ['show', 'projects'])
  if (graph.status !== 0) throw new Error(`nx could not read the workspace: ${graph.stdout}${graph.stderr}`)

  const lint = () => {
    const { stdout, stderr } = run('oxlint', ['--type-aware', '--format', 'json', 'libs'])
    if (/No cached ProjectGraph/.test(stdout + stderr)) throw new Error('the boundary rule ran without a project graph and judged nothing')
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] }
    const broken = new Map<string, string[]>()
    for (const { filename, code } of diagnostics) broken.set(filename, [...(broken.get(filename) ?? []), code])
    return broken
  }

  return { write, lint, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
