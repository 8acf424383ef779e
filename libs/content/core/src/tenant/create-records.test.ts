import { expect, expectTypeOf, test } from 'vitest'
import { createByKey, createBySlug } from './create-records.ts'

test('records are created in order, and have the ids of their keys', async () => {
  const created: string[] = []
  const ids = await createByKey({ green: { cups: 2 }, black: { cups: 3 } }, async (key, { cups }) => {
    created.push(key)
    return `${key}-${cups}`
  })
  expect(ids).toEqual({ green: 'green-2', black: 'black-3' })
  expect(created).toEqual(['green', 'black'])
  expectTypeOf(ids).toEqualTypeOf<Readonly<Record<'green' | 'black', string>>>()
})

test('rows have the ids of their slugs', async () => {
  const ids = await createBySlug([{ slug: 'green' }, { slug: 'black' }], async ({ slug }) => slug.toUpperCase())
  expect(ids).toEqual({ green: 'GREEN', black: 'BLACK' })
  // @ts-expect-error no row has this slug
  expect(ids.white).toBeUndefined()
})
