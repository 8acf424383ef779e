import type { Workspace } from '../source/workspace.ts'

const CAPTAIN = `import { defineScreens } from '@captain/content-react/screens'
import { tenant } from './tenant.ts'

export { tenant } from './tenant.ts'
export { loadMessages } from './load-messages.ts'

/** Screens that replace default ones. */
export const screens = defineScreens(tenant, {})
`

const CLIENT = `import { clientFor as contentClientFor, type ClientOf } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import { tenant } from './tenant.ts'

/** The typed staff API of this tenant. */
export const clientFor = (http: HttpClient): ClientOf<typeof tenant> => contentClientFor(tenant, http)
`

const delivery = (slug: string): string => `import { siteClient, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { tenant } from './tenant.ts'

/** Creates the delivery client of the tenant's public site. */
export const site = (options: SiteOptions): SiteClient<typeof tenant> => siteClient('${slug}', options)
`

/** Returns the slug in a tenant's declaration. */
const slugIn = (declaration: string): string => /slug: '([^']+)'/.exec(declaration)?.[1] ?? ''

const LOAD_MESSAGES = `import type { ErasedMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'

/** The labels of the declared fields in one language, loaded when first needed. */
export const loadMessages = async (locale: Locale): Promise<ErasedMessages> =>
  locale === 'ja' ? (await import('./messages/ja.ts')).ja : (await import('./messages/en.ts')).en
`

const INDEX = `export { tenant } from './tenant.ts'
export { clientFor } from './client.ts'
export { loadMessages } from './load-messages.ts'
`

const SEED = `import { defineSeed } from '@captain/content-core'
import { tenant } from './tenant.ts'

/** Demo records of the tenant. */
export const seed = defineSeed(tenant, async (seeder) => {
})
`

const SERVER = `import { defineServer } from '@captain/content-server'
import { tenant } from './tenant.ts'

/** Adds the tenant's demo records to the server. */
export const server = defineServer(tenant, { seed: () => import('./seed.ts') })
`

const TEST = `import { describeTenant } from '@captain/content-testing'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { tenant } from './tenant.ts'

describeTenant(tenant, { ja, en })
`

const messages = (language: 'ja' | 'en'): string => `import type { MessagesOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'

export const ${language} = {} satisfies MessagesOf<typeof tenant>
`

const DOORS = {
  '.': './src/index.ts',
  './captain': './src/captain.ts',
  './delivery': './src/delivery.ts',
  './seed': './src/seed.ts',
  './server': './src/server.ts',
} as const

const DEPENDENCIES = [
  '@captain/content-core',
  '@captain/content-delivery-client',
  '@captain/content-react',
  '@captain/content-server',
  '@captain/http-core',
  '@captain/locale',
  '@captain/presets',
] as const

type Manifest = Readonly<Record<string, unknown>> & {
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const any = (names: readonly string[]): Readonly<Record<string, string>> => Object.fromEntries(names.map((name) => [name, '*']))

const sorted = (record: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Returns a package in the format of npm's lock file. */
const locked = ({ name, version, dependencies, devDependencies }: Manifest) => ({
  name,
  version,
  ...(dependencies !== undefined && { dependencies }),
  ...(devDependencies !== undefined && { devDependencies }),
})

/** Adds the packages of a library, all from the repository, to the lock file. */
export const lockManifest = (workspace: Workspace, folder: string): void => {
  workspace.edit('package-lock.json', (text) => {
    const lock = JSON.parse(text) as { packages: Record<string, unknown> }
    const manifest = JSON.parse(workspace.read(`${folder}/package.json`)) as Manifest
    lock.packages[folder] = locked(manifest)
    return `${JSON.stringify(lock, null, 2)}\n`
  })
}

/** Adds the missing files of a library with content to a tenant's library. */
export const openLibrary = (workspace: Workspace, library: string): void => {
  const folder = `libs/tenants/${library}`
  const files = {
    'src/captain.ts': CAPTAIN,
    'src/client.ts': CLIENT,
    'src/delivery.ts': delivery(slugIn(workspace.read(`${folder}/src/tenant.ts`))),
    'src/load-messages.ts': LOAD_MESSAGES,
    'src/messages/ja.ts': messages('ja'),
    'src/messages/en.ts': messages('en'),
    'src/seed.ts': SEED,
    'src/server.ts': SERVER,
    'src/tenant.test.ts': TEST,
  }
  const missing = Object.entries(files).filter(([path]) => !workspace.has(`${folder}/${path}`))
  if (missing.length === 0) return
  for (const [path, text] of missing) workspace.set(`${folder}/${path}`, text)
  workspace.set(`${folder}/src/index.ts`, INDEX)
  workspace.edit(`${folder}/package.json`, (text) => {
    const manifest = JSON.parse(text) as Manifest
    const changed = {
      ...manifest,
      exports: { ...DOORS, ...manifest.exports },
      dependencies: sorted({ ...any(DEPENDENCIES), ...manifest.dependencies }),
      devDependencies: sorted({ ...any(['@captain/content-testing']), ...manifest.devDependencies }),
    }
    return `${JSON.stringify(changed, null, 2)}\n`
  })
  lockManifest(workspace, folder)
}
