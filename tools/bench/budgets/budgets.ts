import { readBuiltApp } from './built-app.ts'

const KB = 1024

export type Budget = { readonly name: string; readonly bytes: number; readonly max: number | null }

const ENTRY = ['index.html', 'src/locales/ja.po', '../../libs/ui/src/locales/ja.po'] as const
const SHELL = [...ENTRY, 'src/shell/captain-layout.tsx'] as const
const TENANT = [
  ...SHELL,
  'src/routes/captain/load-tenant.ts',
  'src/routes/captain/tenant-screen.tsx',
  '../../libs/content/react/src/locales/ja.po',
] as const

const DOOR = /^\.\.\/\.\.\/libs\/tenants\/(t\d+)\/src\/captain\.ts$/

const numberOf = (library: string): number => Number(library.slice(1))

/** Size budgets of the back office: JavaScript and CSS of a page with Japanese messages, gzipped; `most` is the limit. */
export const measureBudgets = (dist: string): readonly Budget[] => {
  const { modules, filesOf, sizeOf } = readBuiltApp(dist)
  const pages = [
    { name: 'first page: sign in', files: filesOf([...ENTRY, 'src/routes/auth/login.tsx']), max: 150 * KB },
    { name: 'home', files: filesOf([...SHELL, 'src/routes/captain/home.tsx']), max: null },
    { name: 'screens of a tenant, before its own part', files: filesOf(TENANT), max: null },
    { name: 'text editor, once a text is edited', files: filesOf(['../../libs/rich-text/react/src/editor.ts']), max: null },
  ]
  const kit = filesOf([...TENANT, ...modules.filter((name) => name.startsWith('../../libs/content/react/') && !name.endsWith('.po'))])
  const libraries = modules.flatMap((name) => DOOR.exec(name)?.[1] ?? []).toSorted((one, other) => numberOf(one) - numberOf(other))
  const tenants = libraries.map((library) => {
    const source = `../../libs/tenants/${library}/src`
    // A library without custom screens has no catalog.
    const catalog = modules.filter((name) => name === `${source}/locales/ja.po`)
    const own = [...filesOf([`${source}/captain.ts`, `${source}/messages/ja.ts`, ...catalog])].filter((file) => !kit.has(file))
    return { name: `${library}: its declarations and words`, bytes: sizeOf(own), max: 40 * KB }
  })
  return [...pages.map(({ name, files, max }) => ({ name, bytes: sizeOf(files), max })), ...tenants]
}

const inKb = (bytes: number): string => (bytes / KB).toFixed(1)

export const overBudget = (budgets: readonly Budget[]): readonly string[] =>
  budgets.flatMap(({ name, bytes, max }) => (max !== null && bytes > max ? [`${name}: ${inKb(bytes)} KB, at most ${inKb(max)}`] : []))

/** Returns a row per budget: name, kilobytes, and the limit. */
export const budgetCells = (budgets: readonly Budget[]): readonly (readonly string[])[] =>
  budgets.map(({ name, bytes, max }) => [name, inKb(bytes), max === null ? '' : inKb(max)])
