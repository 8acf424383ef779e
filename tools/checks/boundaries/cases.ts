/** One file and the rule that must reject it; null if it must pass. */
export type Case = { name: string; path: string; code: string; rule: string | null }

const boundaries = '@nx(enforce-module-boundaries)'
const restricted = 'eslint(no-restricted-imports)'

export const cases: readonly Case[] = [
  { name: 'a tenant may import the kit', path: 'libs/tenants/t7/src/clean.ts', code: `import '@captain/content-core'`, rule: null },
  { name: 'a tenant may not import a tenant', path: 'libs/tenants/t7/src/captain.ts', code: `import '@captain/t1'`, rule: boundaries },
  {
    name: 'a tenant may not import the registry',
    path: 'libs/tenants/t7/src/registry.ts',
    code: `import '@captain/tenants'`,
    rule: boundaries,
  },
  { name: 'an app may import the registry', path: 'apps/server/src/registry.ts', code: `import '@captain/tenants'`, rule: null },
  {
    name: 'a library may not import an app',
    path: 'libs/content/server/src/app.ts',
    code: `import '@captain/app-server'`,
    rule: boundaries,
  },
  {
    name: 'content may not know the platform',
    path: 'libs/content/server/src/platform.ts',
    code: `import '@captain/platform-server'`,
    rule: boundaries,
  },
  {
    name: 'the platform may not name a tenant',
    path: 'libs/platform/server/src/tenant.ts',
    code: `import '@captain/t1'`,
    rule: boundaries,
  },
  {
    name: 'the tenant that runs the platform may import it',
    path: 'libs/tenants/t1/src/server.ts',
    code: `import '@captain/platform-server'`,
    rule: null,
  },
  {
    name: 'a tenant may not write its own statements',
    path: 'libs/tenants/t7/src/server.ts',
    code: `import '@captain/content-server/kit'`,
    rule: restricted,
  },
  {
    name: 'a tenant may not link to screens without its declaration',
    path: 'libs/tenants/t7/src/screens/links.ts',
    code: `import '@captain/content-core/kit'`,
    rule: restricted,
  },
  {
    name: 'an app may import the screens of the platform',
    path: 'apps/captain/src/platform.ts',
    code: `import '@captain/platform-react/frame'`,
    rule: null,
  },
  {
    name: 'a tenant may not import the screens of the platform',
    path: 'libs/tenants/t1/src/screens/platform.ts',
    code: `import '@captain/platform-react/home'`,
    rule: restricted,
  },
  {
    name: 'a declaration may not import the screens of the platform',
    path: 'libs/tenants/t1/src/content-types/platform.ts',
    code: `import '@captain/platform-react/home'`,
    rule: restricted,
  },
  {
    name: 'content may not know the screens of the platform',
    path: 'libs/content/react/src/platform.ts',
    code: `import '@captain/platform-react/frame'`,
    rule: boundaries,
  },
  {
    name: 'the screens of the platform may not import its server',
    path: 'libs/platform/react/src/server.ts',
    code: `import '@captain/platform-server'`,
    rule: boundaries,
  },
  { name: 'content may not name a tenant', path: 'libs/content/core/src/tenant/tenant.ts', code: `import '@captain/t7'`, rule: boundaries },
  { name: 'a preset may not name a tenant', path: 'libs/presets/src/tenant.ts', code: `import '@captain/t7'`, rule: boundaries },
  {
    name: 'a base library may not import content',
    path: 'libs/validation/src/content.ts',
    code: `import '@captain/content-core'`,
    rule: boundaries,
  },
  {
    name: 'a library may not reach into another by path',
    path: 'libs/content/react/src/path.ts',
    code: `import '../../core/src/index.ts'`,
    rule: boundaries,
  },
  {
    name: 'endpoints may not know whose guards they have',
    path: 'libs/http/server/src/guard.ts',
    code: `import '@captain/auth-server'`,
    rule: restricted,
  },
  {
    name: 'a library for any platform may not import a browser one',
    path: 'libs/http/core/src/any.ts',
    code: `import '@captain/ui'`,
    rule: boundaries,
  },
  {
    name: 'a browser library may not import a server one',
    path: 'libs/ui/src/server.ts',
    code: `import '@captain/auth-server'`,
    rule: boundaries,
  },
  {
    name: 'a server library may not import a browser one',
    path: 'libs/content/server/src/browser.ts',
    code: `import '@captain/content-react'`,
    rule: boundaries,
  },
  { name: 'a package has to be declared', path: 'libs/locale/src/undeclared.ts', code: `import 'lru-cache'`, rule: boundaries },
  { name: 'a declaration may not import React', path: 'libs/tenants/t7/src/tenant.ts', code: `import 'react'`, rule: restricted },
  {
    name: 'a content type may not import Node',
    path: 'libs/tenants/t7/src/content-types/food.ts',
    code: `import 'node:fs'`,
    rule: restricted,
  },
  {
    name: 'messages may not import screens',
    path: 'libs/tenants/t7/src/messages/ja.ts',
    code: `import '@captain/content-react'`,
    rule: restricted,
  },
  {
    name: 'a story may use the tools of the repository and export what Storybook asks for',
    path: 'libs/ui/src/story.stories.tsx',
    code: `import type { Meta } from '@storybook/react-vite'\nimport { expect } from 'storybook/test'\nconst meta = { play: () => expect(1).toBe(1) } satisfies Meta\nexport default meta`,
    rule: null,
  },
  {
    name: 'a story may not reach into another library',
    path: 'libs/validation/src/reaching.stories.tsx',
    code: `import '@captain/content-core'`,
    rule: boundaries,
  },
  { name: 'a door exports by name', path: 'libs/ui/src/door.ts', code: `export * from './clean.ts'`, rule: 'repo(no-export-all)' },
  {
    name: 'an interface is refused',
    path: 'libs/ui/src/interface.ts',
    code: `export interface Size { width: number }`,
    rule: 'repo(no-interface)',
  },
  {
    name: 'a package’s interface may be added to',
    path: 'libs/ui/src/augment.ts',
    code: `declare module 'react' {\n  interface Attributes { mark?: string }\n}\nexport {}`,
    rule: null,
  },
  { name: 'an enum is refused', path: 'libs/ui/src/enum.ts', code: `export enum Size { Small }`, rule: 'repo(no-enum)' },
  {
    name: 'a declaration may not read the wall clock',
    path: 'libs/tenants/t7/src/content-types/clock.ts',
    code: `export const isOver = (day: string): boolean => new Date(day) < new Date()`,
    rule: 'repo(no-wall-clock)',
  },
  {
    name: 'a preset may not read the wall clock',
    path: 'libs/presets/src/clock.ts',
    code: `export const isOver = (time: number): boolean => time < Date.now()`,
    rule: 'repo(no-wall-clock)',
  },
  {
    name: 'a declaration may make a date of a value',
    path: 'libs/tenants/t7/src/content-types/date.ts',
    code: `export const dateOf = (day: string): Date => new Date(day)`,
    rule: null,
  },
  { name: 'a default export is refused', path: 'libs/ui/src/default.ts', code: `export default 1`, rule: 'import(no-default-export)' },
  {
    name: 'any is refused',
    path: 'libs/ui/src/any.ts',
    code: `export const id = (value: any): unknown => value`,
    rule: 'typescript(no-explicit-any)',
  },
  {
    name: 'an import cycle is refused',
    path: 'libs/ui/src/cycle.ts',
    code: `import { back } from './cycle-back.ts'\nexport const forth = (): number => back()`,
    rule: 'import(no-cycle)',
  },
  { name: 'a console is refused', path: 'libs/ui/src/print.ts', code: `console.log('')`, rule: 'eslint(no-console)' },
  {
    name: 'an import names the file with its extension',
    path: 'libs/ui/src/bare.ts',
    code: `import './clean'`,
    rule: 'import(extensions)',
  },
  { name: 'a file name is in kebab-case', path: 'libs/ui/src/Loud.ts', code: `export const loud = 1`, rule: 'unicorn(filename-case)' },
  {
    name: 'an unwatched promise is refused',
    path: 'libs/ui/src/floating.ts',
    code: `const save = async (): Promise<number> => 1\nsave()`,
    rule: 'typescript(no-floating-promises)',
  },
  {
    name: 'Enter asks whether a conversion is under way',
    path: 'libs/ui/src/enter.ts',
    code: `export const submits = (event: KeyboardEvent): boolean => event.key === 'Enter'`,
    rule: 'repo(composing-enter)',
  },
  {
    name: 'Enter that asks is fine',
    path: 'libs/ui/src/composing.ts',
    code: `export const submits = (event: KeyboardEvent): boolean => event.key === 'Enter' && !event.isComposing`,
    rule: null,
  },
]

/** Files that the cases import; not checked themselves. */
export const support = {
  'libs/ui/src/clean.ts': 'export const clean = 1',
  'libs/ui/src/cycle-back.ts': `import { forth } from './cycle.ts'\nexport const back = (): number => forth()`,
}
