import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineContentType, int } from '@captain/content-core'
import { expect, test } from 'vitest'
import { tenants } from '../../apps/server/src/tenants.ts'
import { allOptions } from '../docs/options/reference-pages.ts'
import { readTypes } from '../docs/options/type-aliases.ts'
import { root } from '../root.ts'
import { optionUses } from './option-uses.ts'

const DECISION = 'docs/decisions/040-definitions-answer-for-workflows-and-kinds.md'
/** An option of more content types needs no argument. */
const FEW = 2

/** Options of declarations; those of the server part, of public queries and of the page of today are not counted by type. */
const isDeclared = (name: string): boolean =>
  !/^(?:ServerOf|HooksOf|ConnectionTestOf|JobOf|DeclaredPublicQuery|TodayRecords|TodayFacts|TodayFact)\./.test(name)

/** `sheetParent` for an option of a declaration, `secret.hashed` for one of a kind or another type. */
const shown = (name: string): string => name.replace(/^(?:Declaration|FieldOptions)\./, '')

const rareOptions = (): readonly string[] => {
  const uses = optionUses(tenants.flatMap(({ contentTypes }) => contentTypes))
  return allOptions(readTypes(root))
    .filter(({ name, isRequired }) => isDeclared(name) && !isRequired && (uses.get(name) ?? 0) <= FEW)
    .map(({ name }) => shown(name))
}

/** Returns the options in the first column of the decision's table. */
const arguedOptions = (): readonly string[] =>
  [...readFileSync(join(root, DECISION), 'utf8').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )

test('the decision about rare options argues each option that at most two content types use', () => {
  expect(arguedOptions().toSorted()).toEqual(rareOptions().toSorted())
})

test('a condition is used if the filter returns it, whatever its code names', () => {
  const type = defineContentType({
    name: 'tea',
    workflow: 'plain',
    screens: ['list'],
    group: 'site',
    icon: 'leaf',
    title: 'price',
    columns: ['price'],
    sections: { basic: ['price'] },
    fields: { price: int({}) },
    namedFilters: { cheap: { input: { kind: 'switch' }, where: (notIn) => [{ field: 'price', to: notIn.join() }] } },
  })
  const conditions = [...optionUses([type]).keys()].filter((name) => name.startsWith('FilterCondition.'))
  expect(conditions).toEqual(['FilterCondition.field', 'FilterCondition.to'])
})
