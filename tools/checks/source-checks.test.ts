import { expect, test } from 'vitest'
import { budgetedChecks } from './all.ts'
import { commitProblems } from './commit-message.ts'
import { kindComparisons, workflowComparisons } from './comparisons.ts'
import { deadExports } from './dead-exports.ts'
import { dialect } from './dialect.ts'
import { DIALECT_NAMES } from './dialect-words.ts'
import { importCycles } from './import-cycles.ts'
import { longFunctionFiles, needlessExceptions } from './long-functions.ts'
import { treeOf } from './tree-under-test.ts'
import { assertionShare, erasingOverloads, tenantAssertions } from './type-assertions.ts'

const NONE = { budget: 0, goal: 0 }

test('budgets: none is below its goal', () => {
  expect(budgetedChecks.filter(({ budget, goal }) => budget < goal)).toEqual([])
})

test('budgets: a check lists every place once one too many breaks its rule', () => {
  const tree = treeOf({ 'libs/tenants/t1/src/a.ts': 'const a = 1 as number\nconst b = <string>c\nconst d = [1] as const\n' })
  expect(tenantAssertions({ budget: 2, goal: 0 }).findings(tree)).toEqual([])
  expect(tenantAssertions({ budget: 1, goal: 0 }).findings(tree)).toEqual([
    '2 places, at most 1',
    'libs/tenants/t1/src/a.ts:1',
    'libs/tenants/t1/src/a.ts:2',
  ])
})

test('budgets: overloads that erase types are listed once there is one too many', () => {
  const code = 'export function a<T>(value: T): T\nexport function a(value: unknown): unknown {\n  return value\n}\n'
  const tree = treeOf({ 'libs/a/src/a.ts': code, 'libs/a/src/a.test.ts': code })
  expect(erasingOverloads({ budget: 1, goal: 0 }).findings(tree)).toEqual([])
  expect(erasingOverloads(NONE).findings(tree)).toEqual(['1 places, at most 0', 'libs/a/src/a.ts:2'])
})

test('import cycles: a circle through a type or through a package is found', () => {
  const tree = treeOf({
    'libs/a/package.json': JSON.stringify({ name: '@captain/a', exports: { '.': './src/index.ts' } }),
    'libs/a/src/index.ts': "export { a } from './a.ts'",
    'libs/a/src/a.ts': "import type { B } from './b.ts'\nexport const a: B = 1",
    'libs/a/src/b.ts': "export type B = number\nexport const again = () => import('@captain/a')",
    'libs/a/src/c.ts': "import { a } from './a.ts'\nexport const c = a",
  })
  expect(importCycles(NONE).places(tree)).toEqual(['3 files: libs/a/src/a.ts, libs/a/src/b.ts, libs/a/src/index.ts'])
})

test('dead exports: what only tests or nothing imports is found, at its origin and where it is exported again', () => {
  const tree = treeOf({
    'libs/a/package.json': JSON.stringify({ name: '@captain/a', exports: { '.': './src/index.ts' } }),
    'libs/a/src/index.ts': "export { used, tested, type Unused } from './a.ts'",
    'libs/a/src/a.ts': [
      'export const used = () => own',
      'export const tested = 2',
      'export const own = 3',
      'export type Unused = 4',
      'export type Local = 5',
      'export const local: Local = lazy()',
    ].join('\n'),
    'libs/a/src/a.test.ts': "import { tested } from './a.ts'",
    'libs/b/src/b.ts': "import * as all from '@captain/a'\nconst b = all.used()\nconst load = () => import('../../a/src/lazy.ts')",
    'libs/a/src/lazy.ts': 'export const anything = 1',
  })
  expect(deadExports(NONE).places(tree)).toEqual([
    'libs/a/src/a.ts:2: tested: only tests import it',
    'libs/a/src/a.ts:3: own: no other file imports it',
    'libs/a/src/a.ts:4: Unused: nothing imports it',
    'libs/a/src/a.ts:6: local: nothing imports it',
    'libs/a/src/index.ts:1: tested: nothing imports it',
    'libs/a/src/index.ts:1: Unused: nothing imports it',
  ])
})

test('dead exports: a comment with @public and a reason keeps an export, and where it is exported again', () => {
  const tree = treeOf({
    'libs/a/package.json': JSON.stringify({ name: '@captain/a', exports: { '.': './src/index.ts' } }),
    'libs/a/src/index.ts': "export { kept, excused } from './a.ts'",
    'libs/a/src/a.ts': [
      '/**\n * Waits.\n *\n * @public The specification lists it.\n */\nexport const kept = 1',
      '/** @public */\nexport const excused = 2',
    ].join('\n'),
  })
  expect(deadExports(NONE).places(tree)).toEqual([
    'libs/a/src/a.ts:8: excused: nothing imports it',
    'libs/a/src/index.ts:1: excused: nothing imports it',
  ])
})

test('dead exports: a list that loads files reads all their exports, even if a comment names one', () => {
  const tree = treeOf({
    'libs/a/src/a.ts': 'export const tenant = 1\nexport const screens = 2',
    'libs/a/src/b.ts': 'export const wanted = 1\nexport const other = 2',
    'libs/a/src/list.ts': "/** Every tenant. */\nconst list = [() => import('./a.ts')]",
    'libs/a/src/one.ts': "const { wanted } = await import('./b.ts')",
  })
  expect(deadExports(NONE).places(tree)).toEqual(['libs/a/src/b.ts:2: other: nothing imports it'])
})

test('dead exports: what a subpath import loads is used, under each of its conditions', () => {
  const tree = treeOf({
    'libs/a/package.json': JSON.stringify({ name: '@captain/a', exports: { './server': './src/server.ts' } }),
    'libs/a/src/server.ts': 'export const server = 1',
    'libs/list/package.json': JSON.stringify({
      name: '@captain/list',
      imports: { '#server/*': { 'captain-browser': './src/absent.ts', default: '@captain/*/server' } },
    }),
    'libs/list/src/absent.ts': 'export const absent = 1',
    'libs/list/src/list.ts': "const load = () => import('#server/a')",
    'libs/other/src/other.ts': "const load = () => import('#server/b')\nexport const dead = 1",
  })
  expect(deadExports(NONE).places(tree)).toEqual(['libs/other/src/other.ts:2: dead: nothing imports it'])
})

test('comparisons: names of workflows and field kinds are found outside their own folders', () => {
  const code = [
    "const a = type.workflow === 'legal'",
    "const b = 'toggle' !== workflow",
    "const c = new Set<Workflow>(['legal', 'toggle'])",
    "const d = ['legal'].includes(type.workflow)",
    "switch (type.workflow) { case 'legal': case 'other': }",
    "const e = session.kind === 'legal' || type.workflow === 'other' || label === 'legal'",
    "const f = new Set(['legal', 'other'])",
    "const g = field.kind === 'text'",
  ].join('\n')
  const tree = treeOf({ 'libs/content/core/src/a.ts': code, 'libs/content/core/src/workflows/legal.ts': code, 'libs/http/src/a.ts': code })
  expect(workflowComparisons({ ...NONE, names: ['legal', 'toggle'] }).places(tree)).toEqual(
    [1, 2, 3, 4, 5].map((line) => `libs/content/core/src/a.ts:${line}`),
  )
  expect(kindComparisons({ ...NONE, names: ['text'] }).places(tree)).toEqual([
    'libs/content/core/src/a.ts:8',
    'libs/content/core/src/workflows/legal.ts:8',
  ])
})

test('long functions: the files that the linter excepts are counted, and needless exceptions are found', () => {
  const rules = { 'max-lines-per-function': 'off' }
  const files = ['libs/a/src/long.ts', 'libs/a/src/short.ts', 'libs/a/src/gone.ts']
  const tree = treeOf({
    '.oxlintrc.json': JSON.stringify({
      overrides: [
        { files: ['**/seed/**'], rules },
        { files, rules },
      ],
    }),
    'libs/a/src/long.ts': `export const a = () => {\n${'  b()\n'.repeat(79)}}\n`,
    'libs/a/src/short.ts': `export const a = () => {\n${'  b()\n'.repeat(78)}}\n`,
  })
  expect(longFunctionFiles(NONE).places(tree)).toEqual(files)
  expect(needlessExceptions.places(tree)).toEqual(['libs/a/src/short.ts', 'libs/a/src/gone.ts'])
})

test('type assertions: their share of the source is limited, tests are left out', () => {
  const tree = treeOf({ 'libs/a/src/a.ts': `const a = b as C\n${'x\n'.repeat(499)}`, 'libs/a/src/a.test.ts': 'const a = b as C\n' })
  expect(assertionShare({ budget: 2, goal: 1.5 }).findings(tree)).toEqual([])
  expect(assertionShare({ budget: 1.9, goal: 1.5 }).findings(tree)).toEqual(['2.00 a thousand lines, at most 1.9'])
})

test('dialect: the words of declared names and placeholders are read, uses and texts are not', () => {
  const tree = treeOf({
    'libs/a/src/a.ts': "type Told = { told: string }\nconst one = (told: string) => untold + 'told'\nconst { told: text } = one.told\n",
    'libs/a/src/b.ts': 'type PageTold = 1\nconst wasTold = 2\nconst TOLD_MS = 3\nconst HTTPTold = 4\nconst toldier = untold\n',
    'libs/a/src/locales/en.po': 'msgid "{told}回"\nmsgstr "told {told} times"\n',
    'libs/tenants/t2/src/a.ts': 'const toldOn = 1\n',
  })
  const [names] = dialect({ all: [], english: [], names: [{ ...NONE, word: /\btold\b/gi, use: 'reported' }] })
  expect(names?.places(tree)).toEqual([
    'libs/a/src/a.ts:1: Told',
    'libs/a/src/a.ts:1: told',
    'libs/a/src/a.ts:2: told',
    'libs/a/src/b.ts:1: Told',
    'libs/a/src/b.ts:2: Told',
    'libs/a/src/b.ts:3: TOLD',
    'libs/a/src/b.ts:4: Told',
    'libs/tenants/t2/src/a.ts:1: told',
    'libs/a/src/locales/en.po:1: told',
  ])
})

test('dialect: names that the old vocabulary built are found', () => {
  const old = ['checkNarrowings', 'usePageActs', 'Act', 'PLATFORM_ACTS', 'isTold', 'saidOn', 'PageAsked', 'captainAskedAhead', 'MOST_FIXED']
  const fine = ['contract', 'facts', 'isAsked', 'isNarrow', 'mostRecent', 'said']
  const tree = treeOf({ 'libs/a/src/a.ts': [...old, ...fine].map((name) => `type ${name} = 1\n`).join('') })
  const lines = dialect({ all: [], english: [], names: DIALECT_NAMES }).flatMap(({ places }) =>
    places(tree).map((place) => place.split(':')[1]),
  )
  expect(lines.map(Number).toSorted((one, other) => one - other)).toEqual(old.map((_, index) => index + 1))
})

test('dialect: comments, Markdown and English messages are read, code and Japanese are not', () => {
  const tree = treeOf({
    'libs/a/src/a.ts':
      "const whoever = 'whoever // whoever'\n/**\n * For whoever asks; `whoever` is a name.\n */\nconst b = `${1} // whoever`\n",
    'libs/a/src/a.css': '/* whoever */\n.whoever { color: red }\n',
    'libs/a/src/messages/en.ts': "export const en = { a: 'Whoever asks', b: 'What is new', c: 'that is what is new' }\n",
    'libs/a/src/locales/en.po': 'msgid "whoever"\nmsgstr "for whoever: {whoever}"\n',
    'libs/a/src/check.ts': "throw declarationError(path, `${name} is whoever`)\nthrow otherError('whoever')\n",
    'libs/tenants/t2/src/a.ts': '// whoever opens the door\n',
    'README.md': '# Captain\n\nWhoever reads `whoever`\n\n```ts\nconst whoever = 1\n```\n\nand whoever else\n',
    'docs/routes.md': 'Whoever\n',
  })
  const all = [{ ...NONE, word: /\bwhoever\b/gi, use: 'user' }]
  const english = [{ ...NONE, word: /^What is\b/g, use: 'a noun' }]
  const [everywhere, messages] = dialect({ all, english, names: [] }).map(({ places }) => places(tree))
  expect(everywhere).toEqual([
    'libs/a/src/a.ts:3: whoever',
    'libs/a/src/a.css:1: whoever',
    'README.md:3: Whoever',
    'README.md:9: whoever',
    'libs/a/src/locales/en.po:2: whoever',
    'libs/a/src/messages/en.ts:1: Whoever',
    'libs/a/src/check.ts:1: whoever',
  ])
  expect(messages).toEqual(['libs/a/src/messages/en.ts:1: What is'])
})

test('commit messages: form, length, dialect and a missing reason are found', () => {
  expect(commitProblems('fix(content-server): drain unused responses\n\nThey kept connections open.')).toEqual([])
  expect(commitProblems('refactor: split a file')).toEqual([])
  expect(commitProblems('Split a file')).toEqual(['is not `type(scope): subject`'])
  expect(commitProblems(`docs: ${'x'.repeat(70)}`)).toEqual(['has 76 characters, at most 72'])
  expect(commitProblems('feat: export lists')).toEqual(['has no body that says why'])
  expect(commitProblems('docs: what whoever reads is true')).toHaveLength(2)
})
