import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../root.ts'
import type { Layer } from './layers.ts'

const own = (path: string): string => fileURLToPath(new URL(`../../apps/captain/src/${path}`, import.meta.url))
const kit = (path: string): string => fileURLToPath(new URL(`../../libs/content/react/src/${path}`, import.meta.url))

/** Pages before sign-in; none of them uses a component library. */
const LOGIN = own('routes/auth/login.tsx')
const OUTSIDE = [
  ...['sign-up', 'recover', 'enrol', 'verify-email', 'logout', 'not-permission', 'pending-approval-page'].map((page) =>
    own(`routes/auth/${page}.tsx`),
  ),
  own('shell/default-layout.tsx'),
]

const LAYOUT = own('shell/captain-layout.tsx')
const HOME = [own('routes/captain/load-home.ts'), own('routes/captain/home.tsx')]
const TENANT = [
  own('routes/captain/load-tenant.ts'),
  own('routes/captain/tenant-screen.tsx'),
  own('routes/captain/load-screen.ts'),
  own('shell/menu-sections.tsx'),
]
const LIST = kit('list/list-screen.tsx')
const FORM = kit('form/form-screen.tsx')
/** What the frame loads after the page: menus, dialogs, toasts. */
const OVERLAYS = [
  ...['session/step-up-modal.tsx', 'shell/account-menu-open.tsx', 'shell/phone-menu-drawer.tsx', 'shell/tenant-switcher-open.tsx'].map(own),
  ...['deferred/tooltip.ts', 'feedback/feedback-host.tsx'].map((path) => join(root, 'libs/ui/src', path)),
]

const DECLARATIONS = globSync('libs/tenants/t*/src/captain.ts', { cwd: root }).map((path) => join(root, path))

/**
 * Layers of the back office, in loading order. Each belongs to the pages that need all of it: what two pages share comes before what one of
 * them adds.
 */
export const CAPTAIN_LAYERS: readonly Layer[] = [
  // Lingui's core imports it for development only; validation messages are compiled where they are shown.
  { name: 'message-compiler', paths: /\/node_modules\/(?:moo|@messageformat|@lingui\/message-utils)\// },
  { name: 'base', broughtBy: [own('main.tsx')] },
  { name: 'pages', broughtBy: [LAYOUT, ...HOME, ...TENANT, LIST, FORM], sharedWith: [LOGIN] },
  { name: 'sign-in', broughtBy: [LOGIN] },
  { name: 'more-pages', broughtBy: [LAYOUT, ...HOME, ...TENANT, LIST, FORM], sharedWith: OUTSIDE },
  { name: 'shell', broughtBy: [LAYOUT] },
  { name: 'page-kit', broughtBy: HOME, sharedWith: [...TENANT, LIST, FORM] },
  { name: 'tenant', broughtBy: TENANT },
  { name: 'outside', broughtBy: OUTSIDE },
  // Words that declarations have in both languages; the others are messages of one language each.
  { name: 'words', paths: /\/libs\/presets\/src\/messages\/(?:(?:ja|en)\/)?(?:allergens|contact|menu-category|prefectures|seo)\.ts$/ },
  { name: 'words-ja', paths: /\/libs\/presets\/src\/messages\/ja\// },
  { name: 'words-en', paths: /\/libs\/presets\/src\/messages\/en\// },
  {
    name: 'declaring',
    broughtBy: DECLARATIONS,
    paths:
      /\/node_modules\/valibot\/|\/libs\/(?:content|rich-text|auth)\/core\/src\/|\/libs\/(?:locale|validation)\/src\/|\/libs\/presets\/src\/(?!messages\/)/,
  },
  { name: 'overlays', broughtBy: OVERLAYS, sharedWith: [LIST, FORM] },
  { name: 'screens', broughtBy: [LIST], sharedWith: [FORM] },
  { name: 'list', broughtBy: [LIST] },
  { name: 'form', broughtBy: [FORM] },
]
