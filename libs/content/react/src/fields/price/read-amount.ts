import { toHalfWidth } from '@captain/locale'
import { readInteger } from '../int/input.tsx'

/** An amount as people write it, such as ￥１，２００ or 1200円; what is no whole number stays as it was typed, which the rules then refuse. */
export const readAmount = (text: string): unknown => {
  const plain = toHalfWidth(text)
  const [, number = plain] = /^[¥￥\\]?([^¥￥\\円]+)円?$/.exec(plain) ?? []
  const amount = readInteger(number)
  return typeof amount === 'string' ? text : amount
}
