import { expect, it } from 'vitest'
import { decodeText, encodeText, startOf } from './encoding.ts'

const NAMES = '髙﨑 彅・Ⅷ①㈱～ー表'

it('writes and finds UTF-8, with or without its mark', async () => {
  const bytes = await encodeText(`${startOf('utf-8')}${NAMES}`, 'utf-8')
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(decodeText(bytes)).toEqual({ text: NAMES, encoding: 'utf-8' })
  expect(decodeText(await encodeText(NAMES, 'utf-8'))).toEqual({ text: NAMES, encoding: 'utf-8' })
})

it('writes and finds Shift_JIS with the names that Windows adds', async () => {
  const bytes = await encodeText(NAMES, 'shift_jis')
  expect(Array.from(bytes.subarray(0, 4))).toEqual([0xfb, 0xfc, 0xfa, 0xb1])
  expect(decodeText(bytes)).toEqual({ text: NAMES, encoding: 'shift_jis' })
})

it('keeps the signs that Windows writes another way', async () => {
  expect(decodeText(await encodeText('10時〜18時 −5', 'shift_jis'))?.text).toBe('10時～18時 －5')
  expect(decodeText(await encodeText('か\u3099', 'shift_jis'))?.text).toBe('が')
  expect(decodeText(await encodeText('🍛', 'shift_jis'))?.text).toMatch(/^\?+$/)
})

it('knows what is no text', async () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0xff, 0xfe]))).toBeNull()
  expect(decodeText(await encodeText('a\0b', 'utf-8'))).toBeNull()
})
