import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const MODULES = join(root, 'node_modules')
const PART = /\/node_modules\/@mantine\/(core|dates|notifications)\/esm\/.+\.mjs$/
const OWN_STYLES = /from\s*["'](\.\/[^"']+\.module\.mjs)["']/g
const ALL_STYLES = /\/libs\/ui\/src\/mantine\.css$/
/** Variables and resets, which no component imports. */
const ALWAYS = /styles\/(?:baseline|default-css-variables|global)\.layer\.css'/

/** Style sheet of a module of classes; the smaller packages have one for all. */
const sheetOf = (library: string, module: string): string => {
  const sheet = library === 'core' ? `styles/${basename(module, '.module.mjs')}.layer.css` : 'styles.layer.css'
  return join(MODULES, '@mantine', library, sheet)
}

/**
 * Loads the style sheet of each of Mantine's components with its code. A component imports it after the components that it consists of, as
 * its rules override theirs. While developing, `mantine.css` loads all of them.
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
    const sheets = [...code.matchAll(OWN_STYLES)].map(([, module = '']) => sheetOf(library, module)).filter((sheet) => existsSync(sheet))
    const last = code.lastIndexOf('\nimport ')
    const end = code.indexOf('\n', last + 1)
    if (sheets.length === 0 || last === -1) return null
    return {
      code: `${code.slice(0, end)}\n${sheets.map((sheet) => `import ${JSON.stringify(sheet)};`).join('\n')}${code.slice(end)}`,
      map: null,
    }
  },
})
