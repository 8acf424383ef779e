import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installedPackages } from './nx/installed-packages.ts'

const STAMP = 'node_modules/.cache/captain-built'
/** Inputs of a build in addition to those of nx.json: the apps with their libraries, and what decides how Nx builds them. */
const OWN_INPUTS = ['apps', 'libs', 'nx.json', 'package.json', 'tools/i18n', 'tools/nx']
const UNUSED = new Set(['node_modules', 'dist', 'e2e'])
const RESULTS = ['apps/captain/dist/index.html', 'apps/site/dist/server/entry-server.js', 'apps/server/dist/bundle.js']

type NxSettings = { readonly namedInputs: { readonly sharedGlobals: readonly (string | object)[] } }

/** Returns the files and folders that nx.json names as inputs of every target. */
export const sharedInputs = (root: string): readonly string[] => {
  const { namedInputs }: NxSettings = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8'))
  return namedInputs.sharedGlobals.flatMap((input) =>
    typeof input === 'string' ? [input.replace('{workspaceRoot}/', '').replace(/\/\*\*\/\*$/, '')] : [],
  )
}

/** Returns the files and folders that a build reads, apart from installed packages. */
export const buildInputs = (root: string): readonly string[] => [...OWN_INPUTS, ...sharedInputs(root)]

const filesIn = (root: string, path: string): readonly string[] =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path)).flatMap((name) => (UNUSED.has(name) ? [] : filesIn(root, `${path}/${name}`)))
    : [path]

/** Returns a hash of what a build reads: the paths, sizes and times of all source files, and the installed packages. */
export const sourceState = (root: string): string => {
  const hash = createHash('sha256').update(installedPackages(root))
  for (const file of buildInputs(root)
    .flatMap((path) => filesIn(root, path))
    .toSorted()) {
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
