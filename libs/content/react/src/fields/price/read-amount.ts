import { toHalfWidth } from '@captain/locale'
import { readInteger } from '../int/input.tsx'

/** Reads an amount such as ￥１，２００ or 1200円. Input that is no integer stays as typed, and validation then rejects it. */
export const readAmount = (text: string): unknown => {
  const plain = toHalfWidth(text)
  const [, number = plain] = /^[¥￥\\]?([^¥￥\\円]+)円?$/.exec(plain) ?? []
  const amount = readInteger(number)
  return typeof amount === 'string' ? text : amount
}
