import { keyOf, quoted } from '../fields/field-plan.ts'
import { addInnerProperty, addItem, addProperty } from '../source/insert.ts'
import { arrayOf, valueOf } from '../source/parse.ts'
import type { Workspace } from '../source/workspace.ts'
import type { TenantRequest } from './tenant-request.ts'

/** The package that lists every tenant; all programs read it. */
const REGISTRY = 'libs/tenants/registry'

/** Where the platform tenant lists all sites, and what they are called. */
const SITES = 'libs/tenants/t1/src/sites.ts'
const SITE_NAMES = 'libs/tenants/t1/src/messages/site-names.ts'

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

/** Adds a tenant to the platform's list of sites, so that it gets a profile and members, with its names. */
const addSite = (workspace: Workspace, { slug, names }: Pick<TenantRequest, 'slug' | 'names'>): void => {
  workspace.edit(SITES, (text) => addItem(text, (file) => arrayOf(valueOf(file, 'SITES')), quoted(slug)))
  workspace.edit(SITE_NAMES, (text) => {
    const withJa = addInnerProperty(text, ['siteNames', 'ja'], `${keyOf(slug)}: ${quoted(names.ja)}`)
    const withBoth = addInnerProperty(withJa, ['siteNames', 'en'], `${keyOf(slug)}: ${quoted(names.en)}`)
    return addProperty(withBoth, 'siteCodes', `${keyOf(slug)}: ${quoted(slug)}`)
  })
}

/** Adds a tenant to the registry, to the platform's sites and to the lock file, which lists every package of the repository. */
export const registerTenant = (workspace: Workspace, { library, slug, names }: Pick<TenantRequest, 'library' | 'slug' | 'names'>): void => {
  addSite(workspace, { slug, names })
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
  workspace.edit(`${REGISTRY}/src/index.ts`, (text) =>
    addProperty(text, 'TENANTS', `${keyOf(slug)}: { number: ${library.slice(1)}, ${loads.join(', ')} }`),
  )
}
