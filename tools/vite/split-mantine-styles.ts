import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const MODULES = join(root, 'node_modules')
const PART = /\/node_modules\/@mantine\/(core|dates|notifications)\/esm\/.+\.mjs$/
/** Its own classes, or those of the component that it is a part of. */
const OWN_STYLES = /from\s*["'](\.\.?\/[^"']+\.module\.mjs)["']/g
const ALL_STYLES = /\/libs\/ui\/src\/mantine\.css$/
/** Variables and resets, which no component imports. */
const ALWAYS = /styles\/(?:baseline|default-css-variables|global)\.layer\.css'/

/** Style sheet of a module of classes; the smaller packages have one for all. */
const sheetOf = (library: string, module: string): string => {
  const sheet = library === 'core' ? `styles/${basename(module, '.module.mjs')}.layer.css` : 'styles.layer.css'
  return join(MODULES, '@mantine', library, sheet)
}

const IMPORTED = /from\s*["'](\.[^"']+\.mjs)["']/g
const CLASSES = /\.module\.mjs$/

/** Returns the modules of classes that a module of the core needs, through all that it imports. */
const classesOf = (id: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(id)) return []
  seen.add(id)
  if (CLASSES.test(id)) return [id]
  return [...readFileSync(id, 'utf8').matchAll(IMPORTED)].flatMap(([, path = '']) => classesOf(join(dirname(id), path), seen))
}

/** Returns the position of a sheet among all styles of the core, by its first class. */
const placeOf = (sheet: string, whole: string): number => whole.indexOf(/\.m_[\da-f]+/.exec(readFileSync(sheet, 'utf8'))?.[0] ?? '')

const known = new Map<string, readonly string[]>()

/** Returns a sheet of the core after those of the components that its own consists of, in the order of the core. */
const withParts = (module: string): readonly string[] => {
  const ready = known.get(module)
  if (ready !== undefined) return ready
  const sheet = sheetOf('core', module)
  if (!existsSync(sheet)) return []
  const whole = readFileSync(join(MODULES, '@mantine/core/styles.layer.css'), 'utf8')
  const parts = globSync(join(dirname(module), '**/*.mjs')).flatMap((file) => classesOf(file))
  const sheets = [...new Set(parts.map((part) => sheetOf('core', part)))].filter((part) => existsSync(part))
  const found = sheets
    .map((part) => ({ part, place: placeOf(part, whole) }))
    .filter(({ part, place }) => part === sheet || place < placeOf(sheet, whole))
    .toSorted((one, other) => one.place - other.place)
    .map(({ part }) => part)
  known.set(module, found)
  return found
}

/**
 * Loads the style sheet of each of Mantine's components with its code, after those of the components that it consists of: its rules override
 * theirs. While developing, `mantine.css` loads all of them.
 */
export const splitMantineStyles = (): Plugin => ({
  name: 'captain-split-mantine-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /^@mantine\/(?:dates|notifications)\/styles\.layer\.css$/.test(source) && importer?.includes('/apps/captain/src/')
      ? '\0captain-no-styles'
      : null,
  load: (id) => (id === '\0captain-no-styles' ? '' : null),
  transform(code, id) {
    if (ALL_STYLES.test(id)) {
      const lines = code.split('\n').filter((line) => !line.startsWith('@import') || ALWAYS.test(line))
      return { code: lines.join('\n'), map: null }
    }
    const library = PART.exec(id)?.[1]
    if (library === undefined) return null
    const modules = [...code.matchAll(OWN_STYLES)].map(([, module = '']) => join(dirname(id), module))
    const sheets = modules.flatMap((module) => (library === 'core' ? withParts(module) : [sheetOf(library, module)]))
    const last = code.lastIndexOf('\nimport ')
    const end = code.indexOf('\n', last + 1)
    if (sheets.length === 0 || last === -1) return null
    return {
      code: `${code.slice(0, end)}\n${sheets.map((sheet) => `import ${JSON.stringify(sheet)};`).join('\n')}${code.slice(end)}`,
      map: null,
    }
  },
})
