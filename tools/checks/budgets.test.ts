import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { measureBudgets, overBudget } from '../bench/budgets/budgets.ts'
import { root } from '../root.ts'

const KB = 1024

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('the back office as it is built stays in its budgets', () => {
  const budgets = measureBudgets(join(root, 'apps/captain/dist'))
  expect(budgets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['home', 'text editor, once a text is edited in a form', 't10: its declarations and words']),
  )
  expect(budgets.every(({ bytes }) => bytes > KB)).toBe(true)
  expect(overBudget(budgets)).toEqual([])
})

/** A built app whose files cannot be made smaller. */
const built = (
  sizes: Readonly<Record<'login' | 'home' | 'door' | 'words' | 'catalog' | 'shared' | 'common' | 'form' | 'editor', number>>,
): string => {
  const dist = mkdtempSync(join(tmpdir(), 'captain-budgets-'))
  folders.push(dist)
  mkdirSync(join(dist, '.vite'))
  const chunk = (file: string, bytes: number, imports: readonly string[] = []) => {
    writeFileSync(join(dist, file), randomBytes(bytes))
    return { file, imports }
  }
  const empty = (file: string) => chunk(file, 0)
  const manifest = {
    'index.html': chunk('index.js', 0, ['_shared.js']),
    '_shared.js': chunk('shared.js', sizes.shared),
    'src/locales/ja.po': empty('ja.js'),
    '../../libs/ui/src/locales/ja.po': empty('ui-ja.js'),
    '../../libs/content/react/src/locales/ja.po': empty('kit-ja.js'),
    'src/routes/auth/login.tsx': chunk('login.js', sizes.login),
    'src/shell/captain-layout.tsx': empty('layout.js'),
    'src/routes/captain/load-home.ts': empty('load-home.js'),
    'src/routes/captain/home.tsx': chunk('home.js', sizes.home),
    '../../libs/platform/react/src/home/locales/ja.po': empty('home-ja.js'),
    '../../libs/platform/react/src/articles/locales/ja.po': empty('articles-ja.js'),
    'src/integrations/locales/ja.po': empty('integrations-ja.js'),
    'src/routes/admin/locales/ja.po': empty('admin-ja.js'),
    'src/routes/captain/load-tenant.ts': empty('load.js'),
    'src/routes/captain/load-screen.ts': empty('load-screen.js'),
    'src/routes/captain/tenant-screen.tsx': empty('screen.js'),
    'src/shell/menu-sections.tsx': empty('menu.js'),
    'src/shell/owner-entries.tsx': empty('owner.js'),
    '../../libs/content/react/src/list/list-screen.tsx': { ...empty('list.js'), name: 'list-screen' },
    '_form.js': { ...chunk('form.js', sizes.form), name: 'form-screen' },
    '../../libs/rich-text/react/src/editor.ts': chunk('editor.js', sizes.editor, ['_form.js']),
    '_common.js': chunk('common.js', sizes.common),
    '../../libs/tenants/t1/src/captain.ts': chunk('door.js', sizes.door, ['_shared.js', '_common.js']),
    '../../libs/tenants/t1/src/messages/ja.ts': chunk('words.js', sizes.words),
    '../../libs/tenants/t1/src/locales/ja.po': chunk('catalog.js', sizes.catalog),
    '../../libs/tenants/t2/src/captain.ts': { ...empty('other-door.js'), imports: ['_common.js'] },
    '../../libs/tenants/t2/src/messages/ja.ts': empty('other-words.js'),
  }
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  return dist
}

const WITHIN = { shared: 90 * KB, login: 50 * KB, home: 0, door: 20 * KB, words: 15 * KB, catalog: 0, common: 100 * KB, form: 0, editor: 0 }

const over = (sizes: Partial<typeof WITHIN>): readonly string[] => overBudget(measureBudgets(built({ ...WITHIN, ...sizes })))

test('a page counts all that it loads, a tenant only what is its own', () => {
  expect(over({})).toEqual([])
  expect(over({ login: 70 * KB })).toEqual([expect.stringMatching(/^first page: sign in: 160\.\d KB, at most 150/)])
  expect(over({ home: 135 * KB })).toEqual([expect.stringMatching(/^home: 225\.\d KB, at most 220/)])
  expect(over({ words: 25 * KB })).toEqual([expect.stringMatching(/^t1: .*: 45\.\d KB, at most 40/)])
  expect(over({ catalog: 6 * KB })).toEqual([expect.stringMatching(/^t1: .*: 41\.\d KB, at most 40/)])
})

test('what several tenants load counts as a part of every screen', () => {
  expect(over({ common: 155 * KB })).toEqual([expect.stringMatching(/^screens of a tenant, .*: 245\.\d KB, at most 241/)])
})

test('the text editor counts on top of the form that shows it', () => {
  expect(over({ form: 200 * KB, editor: 160 * KB })).toEqual([])
  expect(over({ editor: 175 * KB })).toEqual([expect.stringMatching(/^text editor, .*: 175\.\d KB, at most 170/)])
})

test('what is not built is not judged to be small', () => {
  expect(() => measureBudgets('/nowhere')).toThrow('build the app first')
})
