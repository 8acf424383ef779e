import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { asRecord } from '../records.ts'
import { messageOf } from '../message-of.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

const isMessage = (value: unknown): value is CompiledMessage => Array.isArray(value)

const argumentsOf = (message: CompiledMessage): readonly string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , choices] = token
    const nested = Object.values(asRecord(choices)).filter(isMessage)
    return [name, ...nested.flatMap(argumentsOf)]
  })

const argumentSet = (text: string) => [...new Set(argumentsOf(compileMessageOrThrow(text)))].sort()

/** Codes without `custom`, whose parameters are a declaration's messages in each language. */
const CODES = (Object.keys(ja) as (keyof typeof ja)[]).filter((code) => code !== 'custom')

describe('messages', () => {
  test.each(CODES)('%s is valid in both languages', (code) => {
    expect(argumentSet(en[code])).toEqual(argumentSet(ja[code]))
  })

  test.each(CODES)('%s is a whole sentence in Japanese', (code) => {
    expect(ja[code]).toMatch(/。(?:\}\})?$/)
  })

  test('an unknown code gets the general message', () => {
    expect(messageOf(ja, 'maxBytes')).toBe(ja.maxBytes)
    expect(messageOf(ja, 'somethingElse')).toBe(ja.invalid)
    expect(messageOf(en, 'toString')).toBe(en.invalid)
  })
})
