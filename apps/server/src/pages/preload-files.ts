import { matchScreen, TODAY } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { tenants } from '../tenants.ts'

type Chunk = { readonly file: string; readonly name?: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }

/** Bundler manifest of the files, by source module. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Back office page; its path has no locale prefix. */
export type PageRequest = { readonly path: string; readonly locale: Locale }

const words = (library: string, { locale }: PageRequest): string => `${library}src/locales/${locale}.po`

/** Default screen of a tenant for most paths of its kind; special screens use its parts. */
const SCREENS: Readonly<Record<string, string>> = { list: 'list-screen', new: 'form-screen', edit: 'form-screen' }

const CONTENT = '../../libs/content/react/'

/** Parts of the back office whose words the home page shows. */
const HOME_WORDS = ['../../libs/platform/react/src/home', '../../libs/platform/react/src/articles', 'src/integrations', 'src/routes/admin']

const homeWords = ({ locale }: PageRequest): readonly string[] => HOME_WORDS.map((part) => `${part}/locales/${locale}.po`)

/** Modules of the list of tenants, which has the search and the filters of lists. */
const modulesOfTenants = (request: PageRequest): readonly string[] => [
  'src/routes/captain/load-tenants.ts',
  '../../libs/platform/react/src/home/tenants.tsx',
  ...homeWords(request),
  words(CONTENT, request),
]

/** Modules of the page of today, which has words of the home page. */
const modulesOfToday = ({ locale }: PageRequest): readonly string[] => [
  'src/routes/captain/load-today.ts',
  'src/routes/captain/today-page.tsx',
  ...['../../libs/platform/react/src/today', '../../libs/platform/react/src/home', 'src/integrations'].map(
    (part) => `${part}/locales/${locale}.po`,
  ),
]

const modulesOfTenant = (request: PageRequest, slug: string, rest: string): readonly string[] => {
  const tenant = tenants.find((declared) => declared.slug === slug)
  if (tenant === undefined) return []
  const library = `../../libs/tenants/t${tenant.number}/src`
  const screen = SCREENS[matchScreen(tenant, rest)?.screen ?? '']
  return [
    'src/routes/captain/load-tenant.ts',
    'src/routes/captain/tenant-screen.tsx',
    'src/routes/captain/load-screen.ts',
    'src/shell/menu-sections.tsx',
    words(CONTENT, request),
    `${library}/captain.ts`,
    `${library}/messages/${request.locale}.ts`,
    // Only libraries with own screens have one.
    `${library}/locales/${request.locale}.po`,
    ...(screen === undefined ? [] : [screen]),
    ...(rest === TODAY ? modulesOfToday(request) : []),
  ]
}

/** Returns the modules of a page in addition to those in its document, which the browser would otherwise discover one after another. */
export const modulesOf = (request: PageRequest): readonly string[] => {
  const everywhere = [words('', request), words('../../libs/ui/', request)]
  const [area, page, slug, ...rest] = request.path.split('/').slice(1)
  if (area === 'auth') return page === 'login' ? [...everywhere, 'src/routes/auth/login.tsx'] : everywhere
  const inside = [...everywhere, 'src/shell/captain-layout.tsx']
  if (area !== 'captain') return inside
  if (page === undefined) return [...inside, 'src/routes/captain/load-home.ts', 'src/routes/captain/home.tsx', ...homeWords(request)]
  if (page !== 'tenant') return inside
  return [...inside, ...(slug === undefined ? modulesOfTenants(request) : modulesOfTenant(request, slug, rest.join('/')))]
}

/** Finds a module by its name: if other files need parts of it too, it is a chunk without a path in the manifest. */
const keyNamed = (manifest: Manifest, name: string): string | undefined =>
  Object.keys(manifest).find((key) => manifest[key]?.name === name && /\.[jt]sx?$/.test(key))

/** Returns every file of the modules. Skips modules that are missing in the build, which may be another one. */
export const filesOf = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const module of modules) visit(manifest[module] === undefined ? (keyNamed(manifest, module) ?? '') : module)
  return files
}

/** Returns preload links for the browser; style sheets do not block rendering. */
export const preloadLinks = (files: Iterable<string>, nonce: string): string =>
  [...files]
    .map((file) =>
      file.endsWith('.js')
        ? `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`
        : `<link rel="preload" as="style" crossorigin href="/${file}" nonce="${nonce}">`,
    )
    .join('')
