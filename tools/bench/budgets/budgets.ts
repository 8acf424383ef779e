import { readBuiltApp, type BuiltApp } from './built-app.ts'

const KB = 1024

export type Budget = { readonly name: string; readonly bytes: number; readonly max: number }

const wordsOf = (part: string): string => `${part}/locales/ja.po`

const ENTRY = ['index.html', wordsOf('src'), wordsOf('../../libs/ui/src')] as const
const SHELL = [...ENTRY, 'src/shell/captain-layout.tsx'] as const
const HOME = [
  ...SHELL,
  'src/routes/captain/load-home.ts',
  'src/routes/captain/home.tsx',
  ...['../../libs/platform/react/src/home', '../../libs/platform/react/src/articles', 'src/integrations', 'src/routes/admin'].map(wordsOf),
] as const
const TENANT = [
  ...SHELL,
  'src/routes/captain/load-tenant.ts',
  'src/routes/captain/load-screen.ts',
  'src/routes/captain/tenant-screen.tsx',
  'src/shell/menu-sections.tsx',
  'src/shell/owner-entries.tsx',
  wordsOf('../../libs/content/react/src'),
] as const

/** Lists and forms load their code on top; these limits keep them from growing. */
const LIST_MAX = 430 * KB
const FORM_MAX = 525 * KB
const SPECIAL_MAX = 580 * KB

const DOOR = /^\.\.\/\.\.\/libs\/tenants\/(t\d+)\/src\/captain\.ts$/
const SPECIAL_SCREEN = /^\.\.\/\.\.\/libs\/tenants\/t\d+\/src\/screens\/.+\.tsx$/

const numberOf = (library: string): number => Number(library.slice(1))

type Files = ReadonlySet<string>

const without = (files: Files, others: Files): Files => new Set([...files].filter((file) => !others.has(file)))

const together = (...sets: readonly Files[]): Files => new Set(sets.flatMap((files) => [...files]))

type TenantFiles = { readonly library: string; readonly files: Files; readonly screens: readonly string[] }

/** Returns what each tenant loads in addition to what all of them load: its declarations and words. */
const filesOfTenants = ({ modules, filesOf }: BuiltApp): readonly TenantFiles[] => {
  const everywhere = filesOf(TENANT)
  const libraries = modules.flatMap((name) => DOOR.exec(name)?.[1] ?? []).toSorted((one, other) => numberOf(one) - numberOf(other))
  return libraries.map((library) => {
    const source = `../../libs/tenants/${library}/src`
    // A library without custom screens has no catalog.
    const catalog = modules.filter((name) => name === wordsOf(source))
    const files = filesOf([`${source}/captain.ts`, `${source}/messages/ja.ts`, ...catalog])
    const screens = modules.filter((name) => name.startsWith(`${source}/`) && SPECIAL_SCREEN.test(name))
    return { library, files: without(files, everywhere), screens }
  })
}

const heaviest = (sizes: readonly number[]): number => Math.max(0, ...sizes)

/**
 * Size budgets of the back office: JavaScript and CSS of a page with Japanese messages, gzipped; `max` is the limit. A screen counts with
 * the tenant that makes it heaviest.
 */
export const measureBudgets = (dist: string): readonly Budget[] => {
  const app = readBuiltApp(dist)
  const { filesOf, sizeOf } = app
  const tenants = filesOfTenants(app)
  const ownOf = ({ library, files }: TenantFiles): Files =>
    tenants.filter((tenant) => tenant.library !== library).reduce((own, other) => without(own, other.files), files)
  const everywhere = filesOf(TENANT)
  const sizeWith = (tenant: TenantFiles, ...more: readonly Files[]): number => sizeOf(together(everywhere, tenant.files, ...more))
  const before = tenants.map((tenant) => sizeWith(tenant) - sizeOf(ownOf(tenant)))
  const [list, form] = [filesOf(['list-screen']), filesOf(['form-screen'])]
  const special = tenants.flatMap((tenant) => tenant.screens.map((screen) => sizeWith(tenant, filesOf([screen]))))
  const editor = filesOf(['../../libs/rich-text/react/src/editor.ts'])
  return [
    { name: 'first page: sign in', bytes: sizeOf(filesOf([...ENTRY, 'src/routes/auth/login.tsx'])), max: 150 * KB },
    { name: 'home', bytes: sizeOf(filesOf(HOME)), max: 220 * KB },
    { name: 'screens of a tenant, before its own part', bytes: heaviest(before), max: 241 * KB },
    { name: 'a list, with all of its tenant', bytes: heaviest(tenants.map((tenant) => sizeWith(tenant, list))), max: LIST_MAX },
    { name: 'a form, with all of its tenant', bytes: heaviest(tenants.map((tenant) => sizeWith(tenant, form))), max: FORM_MAX },
    { name: 'a special screen, with all of its tenant', bytes: heaviest(special), max: SPECIAL_MAX },
    { name: 'text editor, once a text is edited in a form', bytes: sizeOf(without(editor, together(everywhere, form))), max: 170 * KB },
    ...tenants.map((tenant) => ({ name: `${tenant.library}: its declarations and words`, bytes: sizeOf(ownOf(tenant)), max: 40 * KB })),
  ]
}

const inKb = (bytes: number): string => (bytes / KB).toFixed(1)

export const overBudget = (budgets: readonly Budget[]): readonly string[] =>
  budgets.flatMap(({ name, bytes, max }) => (bytes > max ? [`${name}: ${inKb(bytes)} KB, at most ${inKb(max)}`] : []))

/** Returns a row per budget: name, kilobytes, and the limit. */
export const budgetCells = (budgets: readonly Budget[]): readonly (readonly string[])[] =>
  budgets.map(({ name, bytes, max }) => [name, inKb(bytes), inKb(max)])
