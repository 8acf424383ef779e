import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { lockManifest } from '../content-type/library.ts'
import { draftType, planType } from '../content-type/new-content-type.ts'
import { quoted } from '../fields/field-plan.ts'
import { finish } from '../finish.ts'
import { openWorkspace, type Workspace } from '../source/workspace.ts'
import { checkTenantRequest } from './check-tenant.ts'
import { registerTenant } from './register-tenant.ts'
import type { TenantRequest } from './tenant-request.ts'

const manifest = (library: string): string =>
  JSON.stringify({
    name: `@captain/${library}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    exports: { '.': './src/index.ts' },
    nx: { tags: ['type:tenant', `tenant:${library}`] },
    dependencies: { '@captain/content-core': '*' },
  })

const declaration = ({
  library,
  slug,
  names,
  abbreviation,
  color,
}: TenantRequest): string => `import { defineTenant } from '@captain/content-core'

/** ${names.en}. */
export const tenant = defineTenant({
  number: ${library.slice(1)},
  slug: ${quoted(slug)},
  names: { ja: ${quoted(names.ja)}, en: ${quoted(names.en)} },
  abbreviation: ${quoted(abbreviation)},
  color: ${quoted(color)},
  contentTypes: [],
})
`

/** The first content type of a new tenant. */
const FIRST_TYPE = {
  name: 'news',
  words: { ja: 'お知らせ', en: 'News' },
  plural: 'News',
  workflow: 'publish',
  icon: 'news',
  fields: ['title:text:required:public:localized', 'slug:slug:public', 'image:image:public', 'body:richText:publish:detail:localized'],
}

/** Same as npm's entry for each library of the repository. */
const link = ({ root }: Workspace, library: string): void => {
  mkdirSync(join(root, 'node_modules/@captain'), { recursive: true })
  symlinkSync(join('../../libs/tenants', library), join(root, 'node_modules/@captain', library))
}

/** Writes a tenant with one content type and registers it in the apps: all files or none. Returns their paths. */
export const newTenant = async (root: string, request: TenantRequest): Promise<readonly string[]> => {
  const workspace = openWorkspace(root)
  await checkTenantRequest(workspace, request)
  const { library, slug, color } = request
  const folder = `libs/tenants/${library}`
  workspace.set(`${folder}/package.json`, manifest(library))
  workspace.set(`${folder}/src/tenant.ts`, declaration(request))
  registerTenant(workspace, request)
  draftType(workspace, planType(workspace, { library, slug, color, types: [] }, FIRST_TYPE))
  lockManifest(workspace, folder)
  link(workspace, library)
  try {
    return await finish(workspace, library)
  } catch (error) {
    for (const path of [`node_modules/@captain/${library}`, folder]) rmSync(join(root, path), { recursive: true, force: true })
    throw error
  }
}
