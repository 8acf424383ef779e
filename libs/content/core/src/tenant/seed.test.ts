import { expect, it } from 'vitest'
import type { CreateInput } from '../values/record.ts'
import { type tea, teaHouse } from '../testing/tea-house.ts'
import { defineSeed } from './seed.ts'

/** Statements for the compiler only. */
const compiled = (_statements: () => unknown): string => 'compiled'

const SENCHA = { name: { ja: '煎茶' }, kind: 'green', price: { amount: 800, taxMode: 'included', taxRate: 'reduced' } } as const

it('remembers whose demo records it writes', () => expect(defineSeed(teaHouse, async () => undefined).tenant).toBe(teaHouse.slug))

it('a misspelt content type, field, option or state of a demo record does not compile', () =>
  expect(
    compiled(() =>
      defineSeed(teaHouse, async (seeder) => {
        await seeder.create('tea', SENCHA, { state: 'published' })
        // @ts-expect-error there is no content type `teea`
        await seeder.create('teea', SENCHA)
        // @ts-expect-error there is no field `kindd`
        await seeder.create('tea', { ...SENCHA, kindd: 'green' })
        // @ts-expect-error there is no kind `blue`
        await seeder.create('tea', { ...SENCHA, kind: 'blue' })
        // @ts-expect-error tea has no state `new`
        await seeder.create('tea', SENCHA, { state: 'new' })
      }),
    ),
  ).toBe('compiled'))

it('a request leaves out what rows and groups do not require, and must not misspell their fields', () =>
  expect(
    compiled(() => {
      const withSteep = (steep: NonNullable<CreateInput<typeof tea>['steeps']>[number]) => steep
      withSteep({ label: { ja: '一煎目' }, minutes: 1 })
      // @ts-expect-error the minutes are required
      withSteep({ label: { ja: '一煎目' } })
      // @ts-expect-error rows have no field `minute`
      withSteep({ label: { ja: '一煎目' }, minutes: 1, minute: 1 })
      const withCare = (care: NonNullable<CreateInput<typeof tea>['care']>) => care
      withCare({})
      // @ts-expect-error the group has no such field
      withCare({ nothing: 1 })
    }),
  ).toBe('compiled'))
