import { markdownTable } from '@captain/content-testing/reference'
import { expect, test } from 'vitest'
import { treeOf } from '../checks/tree-under-test.ts'
import { figuresByFolder, figuresOf, longFunctions } from './figures.ts'

const unfinished = ['TO', 'DO'].join('')

const tree = () =>
  treeOf({
    'libs/a/src/a.ts': [
      "import { b as c, type D } from './b.ts'",
      '/** A comment. */',
      'export const a: any = c as unknown as D',
      'const tuple = [1] as const // at the end of a line',
      'const d = tuple[0]!',
      `// ${unfinished} later`,
      '// oxlint-disable-next-line no-console',
      "export * from './b.ts'",
    ].join('\n'),
    'libs/a/src/b.ts': `import type { a } from './a.ts'\nexport const b = () => {\n${'  b()\n'.repeat(80)}}\nexport type D = typeof a\n`,
    'libs/a/src/a.test.ts': 'const x = 1 as any\n'.repeat(45),
    'libs/a/src/messages/en.ts': 'export const en = {} as any\n',
  })

test('the figures count source, and tests only beside it', () => {
  expect(Object.fromEntries(figuresOf(tree()))).toEqual({
    'source files / lines': '2 / 0.1k',
    'lines a file: median / p90 / max': '84 / 84 / 84',
    '`any` per 1,000 lines': '10.87',
    '`as` per 1,000 lines, without `as const`': '21.74',
    'overloads that erase types': '0',
    '`!` per 1,000 lines': '10.87',
    'lint disables / ts-expect-error': '1 / 0',
    'unfinished work': '1',
    'functions > 60 lines per 1,000': '1000.0 (1)',
    'functions > 80 lines per 1,000': '1000.0 (1)',
    '`export *`': '1',
    'imports a file': '1.5',
    'comment lines': '3.3 %',
    'value cycles / cycles with types': '0 / 1',
    'test lines : source lines': '0.49',
  })
})

test('an implementation erases types if it lacks the type parameters of an overload, or takes anything', () => {
  const lines = [
    'export function a<T>(value: T): T',
    'export function a(value: unknown): unknown {',
    '  return value',
    '}',
    'export function b<T>(value: T): T',
    'export function b<T>(value: T): T {',
    '  return value',
    '}',
    'export function c(value: unknown): unknown {',
    '  return value',
    '}',
    'export function f(value: string): string',
    'export function f(value: unknown): string {',
    '  return String(value)',
    '}',
    'class D {',
    '  e<T>(value: T): T',
    '  e(value: unknown): unknown {',
    '    return value',
    '  }',
    '}',
  ]
  expect(figuresOf(treeOf({ 'libs/a/src/a.ts': lines.join('\n') }))).toContainEqual(['overloads that erase types', '3'])
})

test('each folder and each long function has a row', () => {
  expect(figuresByFolder(tree())).toEqual([['libs/a', '0.1k', '1', '2 (21.7)', '1']])
  expect(longFunctions(tree(), 80)).toEqual([['libs/a/src/b.ts:2', 'b', '82']])
  expect(longFunctions(tree(), 82)).toEqual([])
})

test('a table escapes the pipes of its cells', () => {
  expect(markdownTable(['a', 'b'], [['1|2', '3']])).toBe('| a | b |\n| --- | --- |\n| 1\\|2 | 3 |')
})
