import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installedPackages } from './nx/installed-packages.ts'

const STAMP = 'node_modules/.cache/captain-built'
const SOURCES = ['apps', 'libs', 'tools/vite', 'tools/nx']
const SETTINGS = ['nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'lingui.config.ts']
const UNUSED = new Set(['node_modules', 'dist', 'e2e'])
const RESULTS = ['apps/captain/dist/index.html', 'apps/site/dist/server/entry-server.js', 'apps/server/dist/bundle.js']

const filesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return UNUSED.has(entry.name) ? [] : filesIn(root, path)
  })

/** Returns a hash of what a build reads: the paths, sizes and times of all source files, and the installed packages. */
export const sourceState = (root: string): string => {
  const hash = createHash('sha256').update(installedPackages(root))
  for (const file of [...SETTINGS, ...SOURCES.flatMap((folder) => filesIn(root, folder)).toSorted()]) {
    const { size, mtimeMs, ctimeMs } = statSync(join(root, file))
    hash.update(`${file}\0${size}\0${mtimeMs}\0${ctimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Whether the last build that `rememberBuild` noted read this state of the sources, and its results are still there. */
export const isBuilt = (root: string, state: string): boolean =>
  existsSync(join(root, STAMP)) &&
  readFileSync(join(root, STAMP), 'utf8') === state &&
  RESULTS.every((file) => existsSync(join(root, file)))

/** Notes that a build of this state of the sources has succeeded. */
export const rememberBuild = (root: string, state: string): void => {
  mkdirSync(dirname(join(root, STAMP)), { recursive: true })
  writeFileSync(join(root, STAMP), state)
}
