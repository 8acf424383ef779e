import { expect, it } from 'vitest'
import * as v from 'valibot'
import { code } from './code.ts'

it('holds text, never HTML', () => {
  const source = '<script>alert("a" && \'b\')</script>\n\t&lt;'
  expect(code.read({ code: source })).toEqual({ node: { type: 'code', code: source }, text: source })
  expect(code.mapInline({ code: source, language: 'html' }, () => 'never')).toEqual({ code: source, language: 'html' })
})

it('leaves out what a database cannot hold', () => {
  expect(code.read({ code: 'a\u0000b\ud800' })?.node.code).toBe('ab\ufffd')
})

it('takes 30,000 bytes', () => {
  const issues = (text: string) => v.safeParse(code.schema, { code: text }).issues?.map((issue) => [issue.type, issue.requirement])
  expect(issues('猫'.repeat(10_000))).toBeUndefined()
  expect(issues(`${'猫'.repeat(10_000)}x`)).toEqual([['richTextCode', { maxBytes: 30_000 }]])
})
