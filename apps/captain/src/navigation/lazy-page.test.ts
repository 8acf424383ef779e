import { AppError } from '@captain/http-core'
import { expect, it } from 'vitest'
import { lazyPage } from './lazy-page.ts'

it('tells code that cannot be loaded as a failed request, and loads it when tried again', async () => {
  let isOffline = true
  const Page = lazyPage(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module: /captain-assets/page.js')
    return { Page: () => 'here' }
  }, 'Page')
  await Page.preload?.()
  expect(() => Page({})).toThrow(AppError)
  isOffline = false
  await Page.preload?.()
  expect(Page({})).toMatchObject({ props: {} })
})
