import { describe, expect, test } from 'vitest'
import { createI18n, loadI18n } from './i18n.ts'
import { formatMessage } from './format-message.ts'

const FOUND = '{count, plural, other {#件}}'

describe('an instance', () => {
  test('takes ICU texts and compiled catalogs alike', () => {
    const i18n = createI18n('ja')
    i18n.load('ja', { found: FOUND, greeting: ['こんにちは、', ['name'], 'さん'] })
    expect(i18n._('found', { count: 1234 })).toBe('1,234件')
    expect(i18n._('greeting', { name: 'ころり' })).toBe('こんにちは、ころりさん')
  })

  test('changes language and keeps what was loaded for each', () => {
    const i18n = createI18n('ja')
    i18n.load('ja', { name: '料理' })
    i18n.load('en', { name: 'Food' })
    i18n.activate('en')
    expect(i18n._('name')).toBe('Food')
    i18n.activate('ja')
    expect(i18n._('name')).toBe('料理')
  })

  test('neither shares messages with another nor writes into what was loaded', () => {
    const catalog = { a: 'あ' }
    const one = createI18n('ja')
    one.load('ja', catalog)
    one.load('ja', { b: 'い' })
    expect(catalog).toEqual({ a: 'あ' })
    expect(createI18n('ja')._('b')).toBe('b')
  })

  test('prints values as they are, escapes included', () => {
    const i18n = createI18n('ja')
    const name = String.raw`evil\u002ecom \x2e \\u0041`
    i18n.load('ja', { to: '{name} 様', 'a.b': '\\u3042{name}' })
    expect(i18n._('to', { name })).toBe(`${name} 様`)
    expect(i18n.t({ id: 'to', values: { name } })).toBe(`${name} 様`)
    expect(i18n._('a.b', { name })).toBe(`あ${name}`)
  })

  test('is made for one language with its catalog', async () => {
    const asked: string[] = []
    const i18n = await loadI18n('en', async (locale) => {
      asked.push(locale)
      return { name: 'Food' }
    })
    expect([i18n.locale, i18n._('name'), asked]).toEqual(['en', 'Food', ['en']])
  })
})

describe('formatMessage', () => {
  test('fills, groups and chooses the plural of the language', () => {
    expect(formatMessage('ja', '全角{fullWidth, number}文字以内', { fullWidth: 2000 })).toBe('全角2,000文字以内')
    const items = 'at most {count, plural, one {# item} other {# items}}'
    expect(formatMessage('en', items, { count: 1 })).toBe('at most 1 item')
    expect(formatMessage('en', items, { count: 1200 })).toBe('at most 1,200 items')
  })

  test('needs no parameters and keeps those it is given as text', () => {
    expect(formatMessage('en', 'Choose an option.')).toBe('Choose an option.')
    expect(formatMessage('ja', '「{key}」はありません', { key: '{name}<b>' })).toBe('「{name}<b>」はありません')
  })

  test('a decimal string keeps all its digits', () => {
    expect(formatMessage('ja', '{max, number}以下', { max: '9999999999999.999' })).toBe('9,999,999,999,999.999以下')
  })
})
