import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SourceTree } from './source-tree.ts'

const IMPORT = /import\s(?:type\s)?(?:\{([^}]*)\}|\w+)?\s*(?:from\s)?["']([^"']+)["']/g
/** Packages that use components of the core. */
const OTHERS = ['@mantine/dates', '@mantine/modals', '@mantine/notifications']
const ALWAYS = ['baseline', 'default-css-variables', 'global']

/** Names that the sources import from the core, and all files of the packages that use it. */
const roots = (tree: SourceTree, modules: string): readonly string[] => {
  const core = join(modules, '@mantine/core/esm')
  const named = new Set<string>()
  for (const file of tree.files('{apps,libs}/**/*.{ts,tsx}')) {
    for (const [, names = '', from] of tree.read(file).matchAll(IMPORT)) {
      if (from === '@mantine/core') for (const name of names.split(',')) named.add(name.trim())
    }
  }
  const byName = [...named].map((name) => join(core, 'components', name, `${name}.mjs`)).filter((file) => existsSync(file))
  return [...byName, join(core, 'core/MantineProvider/MantineProvider.mjs')]
}

/** Returns the style sheets of the core for the used components, by name; follows the core's own files as the bundler does. */
export const neededStyles = (tree: SourceTree, modules: string): ReadonlySet<string> => {
  const needed = new Set(ALWAYS)
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const sheet = /([^/]+)\.module\.mjs$/.exec(file)?.[1]
    if (sheet !== undefined) {
      if (existsSync(join(modules, '@mantine/core/styles', `${sheet}.layer.css`))) needed.add(sheet)
      return
    }
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (from.startsWith('.')) visit(join(dirname(file), from))
      if (from === '@mantine/core') for (const name of names.split(',')) visitComponent(name.trim())
    }
  }
  const visitComponent = (name: string): void => {
    const file = join(modules, '@mantine/core/esm/components', name, `${name}.mjs`)
    if (existsSync(file)) visit(file)
  }
  for (const file of roots(tree, modules)) visit(file)
  for (const other of OTHERS) visit(join(modules, other, 'esm/index.mjs'))
  return needed
}

/** Returns the names in the order of the core's own style sheet. */
export const inOrder = (names: Iterable<string>, modules: string): readonly string[] => {
  const whole = readFileSync(join(modules, '@mantine/core/styles.layer.css'), 'utf8')
  const placeOf = (name: string): number => {
    const sheet = readFileSync(join(modules, '@mantine/core/styles', `${name}.layer.css`), 'utf8')
    return whole.indexOf(
      sheet
        .replace(/^@layer mantine\s*\{/, '')
        .slice(0, 200)
        .trim()
        .slice(0, 80),
    )
  }
  return [...names]
    .map((name) => ({ name, place: placeOf(name) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => name)
}
