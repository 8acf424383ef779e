import { basename } from 'node:path'
import { packageExports } from '../syntax/modules.ts'
import type { Check } from './check.ts'
import { mentionsOf, type Mentions } from './mentions.ts'
import type { SourceTree } from './source-tree.ts'

const PATHS = /^(?:apps|libs|tools|docs|\.storybook|\.github|\.ci)\/[\w.*{},/-]*$/
/** Paths that the product or a command creates, and examples of names. */
const MADE = /(?:^|\/)(?:dist|node_modules|test-results)(?:\/|$)|^builds\/latest\.json$|^0001-name\.sql$|^docs\/\{tenant\}/
/** A file without its folder, or with the last folders of its path. */
const FILES = /^(?:[\w-]+\/)*[a-z\d][\w.-]*\.(?:tsx?|mjs|json|sql)$/
const MODULES = /^@captain\/[\w/-]+$/

const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> => typeof value === 'object' && value !== null

const scriptsIn = (tree: SourceTree, path: string): ReadonlySet<string> => {
  const manifest: unknown = JSON.parse(tree.read(path))
  const scripts = typeof manifest === 'object' && manifest !== null && 'scripts' in manifest ? manifest.scripts : {}
  return new Set(isTextRecord(scripts) ? Object.keys(scripts) : [])
}

const exists = (tree: SourceTree, path: string): boolean => {
  const plain = path.replace(/\/$/, '')
  return tree.files(plain).length > 0 || tree.files(`${plain}/**/*`).length > 0
}

/** Returns whether the tree has what a piece of code names; true for code that names no path. */
const finderIn = (tree: SourceTree): ((code: string) => boolean) => {
  const paths = tree.files('**/*')
  // Sources without `src`, so that `core/fields/file.ts` may name libs/content/core/src/fields/file.ts.
  const short = paths.map((path) => `/${path.replace('/src/', '/')}`)
  const names = new Set(paths.map((path) => basename(path)))
  const modules = new Set([...packageExports(tree).keys()].flatMap((entry) => [entry, entry.split('/').slice(0, 2).join('/')]))
  const isThere = (code: string): boolean => {
    if (MADE.test(code)) return true
    if (PATHS.test(code)) return exists(tree, code)
    if (MODULES.test(code))
      return modules.has(code) || short.some((path) => path.startsWith(`/${code.replace('@captain/', 'libs/tenants/')}`))
    if (!FILES.test(code)) return true
    return names.has(code) || short.some((path) => path.endsWith(`/${code.replace('src/', '')}`))
  }
  const known = new Map<string, boolean>()
  return (code) => {
    const found = known.get(code) ?? isThere(code)
    known.set(code, found)
    return found
  }
}

const namedScripts = ({ text }: Mentions): readonly string[] =>
  [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)].map(([, script = '']) => script)

/** Backticked paths, files, packages and scripts that documents and comments mention exist in the repository. */
export const docsReferences: Check = {
  name: 'references in documents',
  findings: (tree) => {
    const scripts = scriptsIn(tree, 'package.json')
    const isThere = finderIn(tree)
    return mentionsOf(tree).flatMap((mentions) => [
      ...[...new Set(mentions.codes)].filter((code) => !isThere(code)).map((code) => `${mentions.path}: there is no ${code}`),
      ...[...new Set(namedScripts(mentions))]
        .filter((name) => !scripts.has(name))
        .map((name) => `${mentions.path}: there is no script ${name}`),
    ])
  },
}
