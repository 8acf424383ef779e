import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkPackages } from '../new/copied-repository.ts'
import { root } from '../root.ts'

const COPIED = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  'lingui.config.ts',
  'tools/i18n/project.json',
  'tools/nx',
  'tools/root.ts',
  'tools/vite',
  'apps/captain/package.json',
  'apps/captain/vite.config.ts',
]
const ENGLISH = 'apps/captain/src/locales/en.po'

const folder = mkdtempSync(join(tmpdir(), 'captain-translated-'))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const run = (script: string) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: folder, NODE_ENV: 'production' },
  })
  return { passed: status === 0, output: stripVTControlCharacters(`${stdout}${stderr}`) }
}

/** Builds a page with these texts that loads its messages as captain does. */
const say = (...texts: readonly string[]) =>
  write(
    'apps/captain/src/main.ts',
    [
      `import { i18n } from '@lingui/core'`,
      `import { t } from '@lingui/core/macro'`,
      `const { messages } = location.pathname.startsWith('/en') ? await import('./locales/en.po') : await import('./locales/ja.po')`,
      `i18n.load({ ja: messages })`,
      `document.title = [${texts.map((text) => `t\`${text}\``).join(', ')}].join()`,
    ].join('\n'),
  )

let untranslated = ''

/** Writes a new English catalog with some of its texts translated. */
const translate = (translations: Readonly<Record<string, string>>) => {
  const withOne = (catalog: string, [text, english]: readonly [string, string]) =>
    catalog.replace(`msgid "${text}"\nmsgstr ""`, `msgid "${text}"\nmsgstr "${english}"`)
  write(ENGLISH, Object.entries(translations).reduce(withOne, untranslated))
}

beforeAll(() => {
  for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true })
  linkPackages(root, folder)
  write('apps/captain/index.html', '<!doctype html><script type="module" src="/src/main.ts"></script>')
  say('保存', '削除')
  const { passed, output } = run('i18n:extract')
  if (!passed) throw new Error(output)
  untranslated = readFileSync(join(folder, ENGLISH), 'utf8')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeEach(() => {
  say('保存', '削除')
  translate({ 保存: 'Save', 削除: 'Delete' })
})

test('a build with every text in both languages passes', () => {
  expect(run('build').output).toContain('Successfully ran target build')
})

test('a build without a translation fails and names the text', () => {
  translate({ 保存: 'Save' })
  const { passed, output } = run('build')
  expect(output).toContain('- @captain/app-captain:build')
  expect(output).toMatch(/Failed to compile catalog for locale en!\s.*\s*Missing 1 translation/)
  expect(output).toContain('削除')
  expect(passed).toBe(false)
})

test.each([
  ['does not know yet', ['保存', '削除', '公開'] as const],
  ['knows and nobody says any more', ['保存'] as const],
])('a build fails over a text that the catalog %s', (_, texts) => {
  say(...texts)
  const { passed, output } = run('build')
  expect(output).toContain('FAIL sync')
  expect(output).toContain(ENGLISH)
  expect(passed).toBe(false)
})
