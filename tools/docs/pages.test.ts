import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS } from '@captain/content-core'
import { operationsOf } from '@captain/content-testing/permissions'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { tenants } from '../../apps/server/src/tenants.ts'
import { root } from '../root.ts'
import { everyOperation } from './every-operation.ts'
import { fieldKinds } from './options/field-kinds.ts'
import { allOptions } from './options/reference-pages.ts'
import { readTypes } from './options/type-aliases.ts'
import { pages } from './pages.ts'

test.each(pages(root))('$path follows from the code', ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8'), 'npm run docs:write writes it').toBe(text)
})

test('the page of permissions has every operation that a tenant offers', () => {
  const known = new Set(everyOperation.map(({ name }) => name))
  const offered = tenants.flatMap(({ contentTypes }) => contentTypes).flatMap(operationsOf)
  expect(offered.filter(({ name, isOffered }) => isOffered && !known.has(name))).toEqual([])
})

const isExpression = (text: string): boolean =>
  ts.transpileModule(`const example = ${text}`, { reportDiagnostics: true }).diagnostics?.length === 0

test('every option has a sentence and an example, which is an expression', () => {
  const options = allOptions(readTypes(root))
  expect(options.length).toBeGreaterThan(100)
  expect(options.filter(({ sentence, example }) => sentence === '' || example === null || !isExpression(example))).toEqual([])
})

test('every kind of field is in the reference', () => {
  expect(fieldKinds(readTypes(root)).map(({ name }) => name)).toEqual(Object.keys(KINDS).toSorted())
})
