import { expect, test } from 'vitest'
import { filesOf, preloadLinks, modulesOf } from './preload-files.ts'

const manifest = {
  'index.html': { file: 'captain-assets/index.js', imports: ['_base.js'] },
  '_base.js': { file: 'captain-assets/base.js', css: ['captain-assets/base.css'] },
  '_list-screen.js': { file: 'captain-assets/list-screen.js', name: 'list-screen', imports: ['_base.js', '_list-screen.js'] },
  '_list-screen.css': { file: 'captain-assets/list-screen.css', name: 'list-screen' },
}

test('a list of a tenant needs the shell, the tenant with its words in one language, and the list', () => {
  const modules = modulesOf({ path: '/captain/tenant/cafe/food', locale: 'en' })
  expect(modules).toContain('src/shell/captain-layout.tsx')
  expect(modules).toContain('../../libs/tenants/t7/src/captain.ts')
  expect(modules).toContain('../../libs/tenants/t7/src/messages/en.ts')
  expect(modules.filter((module) => /ja\.(?:po|ts)$/.test(module))).toEqual([])
  expect(modules.at(-1)).toBe('list-screen')
  expect(modulesOf({ path: '/captain/tenant/cafe/food/new', locale: 'en' }).at(-1)).toBe('form-screen')
})

test('the home page needs its words in one language with its code', () => {
  const modules = modulesOf({ path: '/captain', locale: 'ja' })
  expect(modules).toContain('src/routes/captain/home.tsx')
  expect(modules).toContain('../../libs/platform/react/src/home/locales/ja.po')
  expect(modules.filter((module) => /en\.(?:po|ts)$/.test(module))).toEqual([])
})

test('the list of tenants needs the words of lists, for its search and filters, with those of the home page', () => {
  const modules = modulesOf({ path: '/captain/tenant', locale: 'ja' })
  expect(modules).toContain('src/routes/captain/load-tenants.ts')
  expect(modules).toContain('../../libs/content/react/src/locales/ja.po')
  expect(modules).toContain('../../libs/platform/react/src/home/locales/ja.po')
  expect(modules.filter((module) => /en\.(?:po|ts)$/.test(module))).toEqual([])
})

test('a screen is found by its name whether it is a file of its own or shared', () => {
  const screen = { file: 'captain-assets/list-screen.js', name: 'list-screen', imports: ['_base.js'] }
  const own = { '_base.js': manifest['_base.js'], '../../libs/content/react/src/list/list-screen.tsx': screen }
  expect([...filesOf(own, ['list-screen'])][0]).toBe('captain-assets/list-screen.js')
})

test('whoever is outside is told of nothing that is inside', () => {
  for (const path of ['/auth/login', '/auth/logout', '/auth/nowhere'])
    expect(modulesOf({ path, locale: 'ja' }).filter((module) => /captain-layout|tenants/.test(module))).toEqual([])
  expect(modulesOf({ path: '/captain/tenant/nobody/food', locale: 'ja' }).filter((module) => /tenants/.test(module))).toEqual([])
})

test('files are found through everything that is imported, once each, and modules of another build are left out', () => {
  expect([...filesOf(manifest, ['list-screen', 'src/gone.tsx', 'index.html'])]).toEqual([
    'captain-assets/list-screen.js',
    'captain-assets/base.js',
    'captain-assets/base.css',
    'captain-assets/index.js',
  ])
})

test('scripts are told of as modules, style sheets without being applied', () => {
  expect(preloadLinks(['a/b.js', 'a/b.css'], 'n')).toBe(
    '<link rel="modulepreload" crossorigin href="/a/b.js" nonce="n"><link rel="preload" as="style" crossorigin href="/a/b.css" nonce="n">',
  )
})
