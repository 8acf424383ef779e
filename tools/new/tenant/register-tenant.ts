import { keyOf } from '../fields/field-plan.ts'
import { addImport, addItem, addProperty } from '../source/insert.ts'
import { arrayOf, valueOf } from '../source/parse.ts'
import type { Workspace } from '../source/workspace.ts'
import type { TenantRequest } from './tenant-request.ts'

/** The apps that serve every tenant. The public home page draws the harbour's ten and takes in nobody by itself. */
const APPS = ['apps/captain', 'apps/server'] as const

type Manifest = { dependencies: Readonly<Record<string, string>> }

type Entries<Value> = Readonly<Record<string, Value>>

/** The same with an entry behind the last one that comes before it. */
const withEntry = <Value>(record: Entries<Value>, name: string, value: Value, isBefore: (key: string) => boolean): Entries<Value> => {
  const entries = Object.entries(record)
  return Object.fromEntries(entries.toSpliced(entries.findLastIndex(([key]) => isBefore(key)) + 1, 0, [name, value]))
}

/** As npm orders its lock file. */
const alphabetical = (name: string) => (key: string) => key.localeCompare(name, 'en') < 0

const isTenant = (key: string): boolean => /^@captain\/t\d+$/.test(key)

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Tells the apps, the lock file and the list of owners of a tenant. */
export const registerTenant = (workspace: Workspace, { library, slug }: Pick<TenantRequest, 'library' | 'slug'>): void => {
  const name = `@captain/${library}`
  for (const app of APPS)
    workspace.edit(`${app}/package.json`, (text) => {
      const manifest = JSON.parse(text) as Manifest
      return json({ ...manifest, dependencies: withEntry(manifest.dependencies, name, '*', isTenant) })
    })
  workspace.edit('package-lock.json', (text) => {
    const lock = JSON.parse(text) as { readonly packages: Readonly<Record<string, Manifest>> }
    const path = `libs/tenants/${library}`
    const linked = { resolved: path, link: true } as unknown as Manifest
    const withLibrary = withEntry(lock.packages, path, {} as Manifest, alphabetical(path))
    const withLink = withEntry(withLibrary, `node_modules/${name}`, linked, alphabetical(`node_modules/${name}`))
    const packages = Object.entries(withLink).map(([key, entry]) =>
      APPS.some((app) => app === key)
        ? [key, { ...entry, dependencies: withEntry(entry.dependencies, name, '*', alphabetical(name)) }]
        : [key, entry],
    )
    return json({ ...lock, packages: Object.fromEntries(packages) })
  })
  workspace.edit('apps/captain/src/tenants.ts', (text) => addProperty(text, 'TENANTS', `${keyOf(slug)}: () => import('${name}')`))
  workspace.edit('apps/server/src/tenants.ts', (text) =>
    addImport(
      addItem(text, (file) => arrayOf(valueOf(file, 'tenants')), library),
      `{ tenant as ${library} }`,
      name,
    ),
  )
  workspace.edit('.github/CODEOWNERS', (text) => `${text.trimEnd()}\n${`/libs/tenants/${library}/`.padEnd(21)}${name}\n`)
}
