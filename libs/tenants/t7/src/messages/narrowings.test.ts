import type { AnyContentType, ErasedMessages } from '@captain/content-core'
import { expect, it } from 'vitest'
import { tenant } from '../tenant.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

const types: readonly AnyContentType[] = tenant.contentTypes

const shown = types.flatMap(({ name, narrowings }) =>
  Object.entries(narrowings).flatMap(([narrowing, { inList, asks }]) => (inList === true ? [{ name, narrowing, asks }] : [])),
)

it.each(shown)('words $name.$narrowing and each of its options in both languages', ({ name, narrowing, asks }) => {
  for (const messages of [ja, en] as readonly ErasedMessages[]) {
    const words = messages[name]?.narrowings?.[narrowing]
    expect(words?.label).toBeTruthy()
    expect(Object.keys(words?.options ?? {})).toEqual(expect.arrayContaining(asks.kind === 'options' ? [...asks.options] : []))
  }
})
