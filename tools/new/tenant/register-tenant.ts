import { keyOf } from '../fields/field-plan.ts'
import { addProperty } from '../source/insert.ts'
import type { Workspace } from '../source/workspace.ts'
import type { TenantRequest } from './tenant-request.ts'

/** The package that lists every tenant; all programs read it. */
const REGISTRY = 'libs/tenants/registry'

type Manifest = { dependencies: Readonly<Record<string, string>> }

type Entries<Value> = Readonly<Record<string, Value>>

/** Inserts an entry after the last one that precedes it in order. */
const withEntry = <Value>(record: Entries<Value>, name: string, value: Value, isBefore: (key: string) => boolean): Entries<Value> => {
  const entries = Object.entries(record)
  return Object.fromEntries(entries.toSpliced(entries.findLastIndex(([key]) => isBefore(key)) + 1, 0, [name, value]))
}

/** Sort order of npm's lock file. */
const alphabetical = (name: string) => (key: string) => key.localeCompare(name, 'en') < 0

const isTenant = (key: string): boolean => /^@captain\/t\d+$/.test(key)

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Adds a tenant to the registry and to the lock file, which lists every package of the repository. */
export const registerTenant = (workspace: Workspace, { library, slug }: Pick<TenantRequest, 'library' | 'slug'>): void => {
  const name = `@captain/${library}`
  workspace.edit(`${REGISTRY}/package.json`, (text) => {
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
      key === REGISTRY ? [key, { ...entry, dependencies: withEntry(entry.dependencies, name, '*', alphabetical(name)) }] : [key, entry],
    )
    return json({ ...lock, packages: Object.fromEntries(packages) })
  })
  const loads = ['declaration', 'captain', 'server'].map((part) => `${part}: () => import('#${part}/${library}')`)
  workspace.edit(`${REGISTRY}/src/index.ts`, (text) => addProperty(text, 'TENANTS', `${keyOf(slug)}: { number: ${library.slice(1)}, ${loads.join(', ')} }`))
}
