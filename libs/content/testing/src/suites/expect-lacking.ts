import type { AnyContentType } from '@captain/content-core'
import { expect } from 'vitest'
import { pathsOf, type Refusal } from '../world/refused.ts'

/** Expects a rejection that names all of these paths, and otherwise only what cross-field checks then require. */
export const expectLacking = (type: AnyContentType, answer: Refusal, paths: readonly string[]): void => {
  const named = pathsOf(answer)
  const checked = type.checks.map(({ path }) => path)
  expect(named).toEqual(expect.arrayContaining([...paths]))
  expect(named.filter((path) => !paths.includes(path) && !checked.includes(path))).toEqual([])
}
