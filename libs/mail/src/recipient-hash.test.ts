import { expect, it } from 'vitest'
import { recipientHash } from './recipient-hash.ts'

it.each(['Taro@Mail.Example', 'taro+1@mail.example', 'taro+a+b@MAIL.example', 'ｔａｒｏ@mail.example'])(
  'counts %s as the same mailbox',
  (address) => {
    expect(recipientHash(address)).toBe(recipientHash('taro@mail.example'))
  },
)

it('counts both forms of an international domain as one', () => {
  expect(recipientHash('taro@例え.jp')).toBe(recipientHash('taro@xn--r8jz45g.jp'))
})

it.each(['hanako@mail.example', 'taro@other.example', '+taro@mail.example', 'taro.@mail.example'])('counts %s separately', (address) => {
  expect(recipientHash(address)).not.toBe(recipientHash('taro@mail.example'))
})

it('contains nothing of the address', () => {
  expect(recipientHash('taro@mail.example')).toMatch(/^[0-9a-f]{64}$/)
})
