import { expect, test } from 'vitest'
import { windowTitle } from './window-title.ts'

test.each([
  ['production', 'ログイン', 'ログイン | にゃんこ港'],
  ['preview', 'ログイン', 'ログイン | にゃんこ港'],
  ['production', null, 'にゃんこ港'],
  ['development', 'ログイン', 'sample'],
  ['development', null, 'sample'],
] as const)('in %s a page of %s is “%s”', (environment, page, title) => {
  expect(windowTitle({ environment, page, site: 'にゃんこ港' })).toBe(title)
})
