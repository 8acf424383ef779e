import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { sourceStack } from './source-stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'captain-stack-'))
const bundled = pathToFileURL(join(folder, 'dist/bundled.js')).href

afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return pathToFileURL(file).href
}

test('a position in a bundled file becomes the one in its source', () => {
  // The second column of the first line comes from line 3, column 5 of the source.
  const map = { version: 3, sources: ['../src/save.ts'], names: [], mappings: 'AAAA,CAEI' }
  const file = write('bundled.js', 'ab')
  write('bundled.js.map', JSON.stringify(map))
  const stack = `Error: lost\n    at save (${file}:1:2)\n    at node:internal/timers:1:2`
  const source = new URL('../src/save.ts', file).href
  const mapped = `Error: lost\n    at save (${source}:3:5)\n    at node:internal/timers:1:2`
  expect(sourceStack(stack)).toBe(mapped)
  expect(sourceStack(stack)).toBe(mapped)
})

test('a position in what the bundler wrote itself stays', () => {
  // The second column of the first line comes from no source.
  const map = { version: 3, sources: ['../src/save.ts'], names: [], mappings: 'C,EAAA' }
  const file = write('runtime.js', 'ab')
  write('runtime.js.map', JSON.stringify(map))
  const stack = `Error: lost\n    at init (${file}:1:2)`
  expect(sourceStack(stack)).toBe(stack)
})

test('a position without a source map stays', () => {
  const stack = `Error: lost\n    at ${bundled}:1:2\n    at file:///app/src/save.ts:4:5`
  expect(sourceStack(stack)).toBe(stack)
})
