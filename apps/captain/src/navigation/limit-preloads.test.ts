import type { AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { limitPreloads } from './limit-preloads.ts'

test('loads four pages ahead at once, and the next ones when these are there', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const preloadRoute: AnyRouter['preloadRoute'] = async ({ to }) => {
    begun.push(to as string)
    await new Promise<void>((resolve) => ends.push(resolve))
    return undefined
  }
  const router = { preloadRoute }
  limitPreloads(router)

  const first = ['/1', '/2', '/3', '/4', '/5'].map((to) => router.preloadRoute({ to }))
  expect(begun).toEqual(['/1', '/2', '/3', '/4'])
  for (const end of ends) end()
  await Promise.all(first)
  void router.preloadRoute({ to: '/6' })
  expect(begun.at(-1)).toBe('/6')
})
