import { basename, dirname } from 'node:path'
import { asRecord } from '@captain/validation'
import { isTextRecord, packageExports } from '../syntax/modules.ts'
import type { Check } from './check.ts'
import { mentionsOf, type Mentions } from './mentions.ts'
import type { SourceTree } from './source-tree.ts'

const PATHS = /^(?:apps|libs|tools|docs|\.storybook|\.github|\.ci)\/[\w.*{},/-]*$/
/** Paths that the product or a command creates, and examples of names. */
const MADE = /(?:^|\/)(?:dist|node_modules|test-results)(?:\/|$)|^builds\/latest\.json$|^0001-name\.sql$|^docs\/\{tenant\}/
/** A file with the last folders of its path, or with none. */
const FILES = /^(?:[\w-]+\/)*[a-z\d][\w.-]*\.(?:tsx?|mjs|json|sql)$/
/** A file without any folder. */
const BARE_FILES = /^[a-z\d][\w.-]*\.(?:tsx?|mjs|json|sql)$/
const MODULES = /^@captain\/[\w/-]+$/

const scriptsIn = (tree: SourceTree, path: string): ReadonlySet<string> => {
  const { scripts } = asRecord(JSON.parse(tree.read(path)))
  return new Set(isTextRecord(scripts) ? Object.keys(scripts) : [])
}

const exists = (tree: SourceTree, path: string): boolean => {
  const plain = path.replace(/\/$/, '')
  return tree.files(plain).length > 0 || tree.files(`${plain}/**/*`).length > 0
}

/** Returns the folder of the package that a file is part of; the folder of the file if it is part of none. */
const homesIn = (paths: readonly string[]): ((path: string) => string) => {
  const packages = paths.filter((path) => path.endsWith('/package.json')).map((path) => dirname(path))
  const byLength = [...packages, 'tools'].toSorted((a, b) => b.length - a.length)
  return (path) => byLength.find((folder) => path.startsWith(`${folder}/`)) ?? dirname(path)
}

/** Returns the folders that a text names, and those of the files that it names. */
const foldersIn = ({ codes }: Mentions): readonly string[] =>
  codes.filter((code) => PATHS.test(code)).map((code) => (FILES.test(code) ? dirname(code) : code.replace(/\/$/, '')))

type Finder = (code: string, mentions: Mentions) => boolean

/** Returns whether the tree has what a piece of code names; true for code that names no path. */
const finderIn = (tree: SourceTree): Finder => {
  const paths = tree.files('**/*')
  // Sources without `src`, so that `core/fields/file.ts` may name libs/content/core/src/fields/file.ts.
  const short = paths.map((path) => `/${path.replace('/src/', '/')}`)
  const byName = Map.groupBy(paths, (path) => basename(path))
  const homeOf = homesIn(paths)
  const modules = new Set([...packageExports(tree).keys()].flatMap((entry) => [entry, entry.split('/').slice(0, 2).join('/')]))
  const isThere = (code: string): boolean => {
    if (PATHS.test(code)) return exists(tree, code)
    if (MODULES.test(code))
      return modules.has(code) || short.some((path) => path.startsWith(`/${code.replace('@captain/', 'libs/tenants/')}`))
    return !FILES.test(code) || short.some((path) => path.endsWith(`/${code.replace('src/', '')}`))
  }
  /** A name without a folder is that of a file at the root, in the same package, or in a folder that the text names. */
  const isNear: Finder = (name, mentions) => {
    const folders = [homeOf(mentions.path), ...foldersIn(mentions)]
    return (byName.get(name) ?? []).some((path) => path === name || folders.some((folder) => path.startsWith(`${folder}/`)))
  }
  const known = new Map<string, boolean>()
  return (code, mentions) => {
    if (MADE.test(code)) return true
    if (BARE_FILES.test(code)) return isNear(code, mentions)
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
      ...[...new Set(mentions.codes)].filter((code) => !isThere(code, mentions)).map((code) => `${mentions.path}: there is no ${code}`),
      ...[...new Set(namedScripts(mentions))]
        .filter((name) => !scripts.has(name))
        .map((name) => `${mentions.path}: there is no script ${name}`),
    ])
  },
}
