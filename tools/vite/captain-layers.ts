import { fileURLToPath } from 'node:url'
import type { Layer } from './layers.ts'

const own = (path: string): string => fileURLToPath(new URL(`../../apps/captain/src/${path}`, import.meta.url))
const kit = (path: string): string => fileURLToPath(new URL(`../../libs/content/react/src/${path}`, import.meta.url))

/** Pages before sign-in; none of them uses a component library. */
const OUTSIDE = ['sign-up', 'recover', 'enrol', 'verify-email', 'logout', 'not-permission', 'pending-approval-page'].map((page) =>
  own(`routes/auth/${page}.tsx`),
)

const LIST = kit('list/list-screen.tsx')
const FORM = kit('form/form-screen.tsx')

/** Layers of the back office, in loading order: signing in loads the first two; a list loads the shared layer and the list layer. */
export const CAPTAIN_LAYERS: readonly Layer[] = [
  { name: 'base', broughtBy: [own('main.tsx')] },
  { name: 'sign-in', broughtBy: [own('routes/auth/login.tsx')] },
  { name: 'outside', broughtBy: [...OUTSIDE, own('shell/default-layout.tsx')] },
  { name: 'routing', paths: /\/node_modules\/@tanstack\/(?:react-router|react-query|router-core|query-core)\// },
  {
    name: 'widgets',
    paths:
      /\/node_modules\/(?:@mantine|@floating-ui|@tabler|@tanstack\/(?!react-(?:router|query)|router-core|query-core)|react-|dayjs)|\/libs\/ui\/src\/(?!locales\/)|\/libs\/(?:locale|http|validation)\/src\//,
  },
  { name: 'declaring', paths: /\/libs\/(?:content|rich-text|auth)\/core\/src\/|\/libs\/presets\/src\/(?!messages\/)/ },
  // Messages of one language each; those of a contact form are loaded in both.
  { name: 'words-ja', paths: /\/libs\/presets\/src\/messages\/ja\/(?!contact)/ },
  { name: 'words-en', paths: /\/libs\/presets\/src\/messages\/en\/(?!contact)/ },
  { name: 'shell', broughtBy: [own('shell/captain-layout.tsx')] },
  { name: 'tenant', broughtBy: [own('routes/captain/load-tenant.ts'), own('routes/captain/tenant-screen.tsx')] },
  { name: 'list-kit', broughtBy: [kit('list-kit.ts')] },
  { name: 'screens', broughtBy: [LIST, FORM], byAll: true },
  { name: 'list', broughtBy: [LIST] },
  { name: 'form', broughtBy: [FORM] },
]
