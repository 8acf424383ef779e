import { assertionShareOf } from '../checks/type-assertions.ts'
import type { SourceTree } from '../checks/source-tree.ts'
import { cyclesIn } from '../syntax/cycles.ts'
import { atQuantile } from '../syntax/line-count.ts'
import { linksOf } from '../syntax/modules.ts'
import { parsedFiles } from '../syntax/parsed-files.ts'
import { isSource, isTestCode } from '../syntax/source-kinds.ts'
import { measureFile, type FileFigures } from './measure-file.ts'

/** One row of a table: a metric and its value. */
export type Figure = readonly [name: string, value: string]

type Counted = { [K in keyof FileFigures]: FileFigures[K] extends number ? K : never }[keyof FileFigures]

const sum = (files: readonly FileFigures[], name: Counted): number => files.reduce((total, file) => total + file[name], 0)

const ratio = (part: number, whole: number, factor: number, digits: number): string =>
  (whole === 0 ? 0 : (part / whole) * factor).toFixed(digits)

const thousands = (lines: number): string => `${(lines / 1000).toFixed(1)}k`

const measured = (tree: SourceTree, wanted: (path: string) => boolean): readonly FileFigures[] =>
  [...parsedFiles(tree)].filter(([path]) => wanted(path)).map(([path, file]) => measureFile(path, file))

const sizes = (source: readonly FileFigures[]): readonly Figure[] => {
  const sorted = source.map(({ lines }) => lines).toSorted((a, b) => a - b)
  return [
    ['source files / lines', `${source.length} / ${thousands(sum(source, 'lines'))}`],
    ['lines a file: median / p90 / max', `${atQuantile(sorted, 0.5)} / ${atQuantile(sorted, 0.9)} / ${sorted.at(-1) ?? 0}`],
  ]
}

const functionFigures = (source: readonly FileFigures[]): readonly Figure[] => {
  const all = source.flatMap(({ functions }) => functions)
  const over = (limit: number): Figure => {
    const long = all.filter(({ lines }) => lines > limit).length
    return [`functions > ${limit} lines per 1,000`, `${ratio(long, all.length, 1000, 1)} (${long})`]
  }
  return [over(60), over(80)]
}

const cycleFigures = (tree: SourceTree): readonly Figure[] => {
  const links = linksOf(tree)
  const values = links.filter(({ isType }) => !isType)
  return [['value cycles / cycles with types', `${cyclesIn(values).length} / ${cyclesIn(links).length}`]]
}

/** Measures the source: no tests, stories, test kits, messages or seeds. */
export const figuresOf = (tree: SourceTree): readonly Figure[] => {
  const source = measured(tree, isSource)
  const lines = sum(source, 'lines')
  const testLines = sum(measured(tree, isTestCode), 'lines')
  const share = (name: Counted) => ratio(sum(source, name), lines, 1000, 2)
  return [
    ...sizes(source),
    ['`any` per 1,000 lines', share('anys')],
    ['`as` per 1,000 lines, without `as const`', assertionShareOf(tree).toFixed(2)],
    ['overloads that erase types', String(sum(source, 'erasingOverloads'))],
    ['`!` per 1,000 lines', share('nonNulls')],
    ['lint disables / ts-expect-error', `${sum(source, 'disables')} / ${sum(source, 'expectErrors')}`],
    ['unfinished work', String(sum(source, 'unfinished'))],
    ...functionFigures(source),
    ['`export *`', String(sum(source, 'exportAlls'))],
    ['imports a file', ratio(sum(source, 'imports'), source.length, 1, 1)],
    ['comment lines', `${ratio(sum(source, 'commentLines'), lines, 100, 1)} %`],
    ...cycleFigures(tree),
    ['test lines : source lines', ratio(testLines, lines, 1, 2)],
  ]
}

const folderOf = (path: string): string => {
  const [top = '', name = '', part = ''] = path.split('/')
  if (!path.includes('/', top.length + 1)) return path.includes('/') ? top : 'root'
  const isNested = top === 'libs' && ['ai', 'auth', 'content', 'platform', 'rich-text', 'tenants'].includes(name)
  return isNested || path.startsWith('libs/http/server/') || path.startsWith('libs/presets/server/')
    ? `${top}/${name}/${part}`
    : `${top}/${name}`
}

/** One row per library, app or tool with assertions: its lines, and the count of `any`, `as` and `!`. */
export const figuresByFolder = (tree: SourceTree): readonly (readonly string[])[] =>
  [...Map.groupBy(measured(tree, isSource), ({ path }) => folderOf(path))]
    .map(([folder, files]) => ({ folder, files, assertions: sum(files, 'assertions') }))
    .toSorted((a, b) => b.assertions - a.assertions)
    .map(({ folder, files, assertions }) => [
      folder,
      thousands(sum(files, 'lines')),
      String(sum(files, 'anys')),
      `${assertions} (${ratio(assertions, sum(files, 'lines'), 1000, 1)})`,
      String(sum(files, 'nonNulls')),
    ])

/** One row for each function with more lines than the limit, the longest first. */
export const longFunctions = (tree: SourceTree, limit: number): readonly (readonly string[])[] =>
  measured(tree, isSource)
    .flatMap(({ path, functions }) => functions.map((one) => ({ path, ...one })))
    .filter(({ lines }) => lines > limit)
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ path, line, name, lines }) => [`${path}:${line}`, name, String(lines)])
