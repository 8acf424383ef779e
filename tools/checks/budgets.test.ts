import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { measureBudgets, overBudget } from '../bench/budgets/budgets.ts'
import { root } from '../root.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('the back office as it is built stays in its budgets', () => {
  const budgets = measureBudgets(join(root, 'apps/captain/dist'))
  expect(budgets.filter(({ max }) => max !== null).length).toBeGreaterThan(3)
  expect(overBudget(budgets)).toEqual([])
})

/** A built app whose files cannot be made smaller. */
const built = (sizes: Readonly<Record<'login' | 'door' | 'words' | 'catalog' | 'shared', number>>): string => {
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
    'src/routes/captain/home.tsx': empty('home.js'),
    'src/routes/captain/load-tenant.ts': empty('load.js'),
    'src/routes/captain/tenant-screen.tsx': empty('screen.js'),
    '../../libs/rich-text/react/src/editor.ts': empty('editor.js'),
    '../../libs/tenants/t1/src/captain.ts': chunk('door.js', sizes.door, ['_shared.js']),
    '../../libs/tenants/t1/src/messages/ja.ts': chunk('words.js', sizes.words),
    '../../libs/tenants/t1/src/locales/ja.po': chunk('catalog.js', sizes.catalog),
  }
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  return dist
}

const KB = 1024

test('a page counts all that it loads, a tenant only what is its own', () => {
  const within = { shared: 90 * KB, login: 50 * KB, door: 20 * KB, words: 15 * KB, catalog: 0 }
  expect(overBudget(measureBudgets(built(within)))).toEqual([])
  expect(overBudget(measureBudgets(built({ ...within, shared: 110 * KB })))).toEqual([
    expect.stringMatching(/^first page: sign in: 160\.\d KB, at most 150/),
  ])
  expect(overBudget(measureBudgets(built({ ...within, words: 25 * KB })))).toEqual([
    expect.stringMatching(/^t1: .*: 45\.\d KB, at most 40/),
  ])

  expect(overBudget(measureBudgets(built({ ...within, catalog: 6 * KB })))).toEqual([
    expect.stringMatching(/^t1: .*: 41\.\d KB, at most 40/),
  ])
})

test('what is not built is not judged to be small', () => {
  expect(() => measureBudgets('/nowhere')).toThrow('build the app first')
})
