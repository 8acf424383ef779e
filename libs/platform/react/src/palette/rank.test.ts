import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { ranked } from './rank.ts'

const items = [
  { name: 'フードカテゴリー', terms: ['フードカテゴリー', 'Food categories', 'food-category'], around: ['猫カフェ', 'cafe'] },
  { name: 'フード', terms: ['フード', 'Food', 'food'], around: ['猫カフェ', 'cafe'] },
  { name: 'お問い合わせ', terms: ['お問い合わせ', 'Contacts', 'contact'], around: ['猫カフェ', 'cafe'] },
  { name: 'ホーム', terms: ['ホーム', 'Home'], around: [] },
].map(({ name, terms, around }) => ({ name, terms: terms.map(fold), around: around.map(fold) }))

const found = (query: string) => ranked(query, items).map(({ item }) => item.name)

describe('ranked', () => {
  it.each([
    ['フード', ['フード', 'フードカテゴリー']],
    ['ふーど', ['フード', 'フードカテゴリー']],
    ['ﾌｰﾄﾞ', ['フード', 'フードカテゴリー']],
    ['ＦＯＯＤ', ['フード', 'フードカテゴリー']],
    ['category', ['フードカテゴリー']],
    ['contact', ['お問い合わせ']],
    ['問い合わせ', ['お問い合わせ']],
    ['cafe food', ['フード', 'フードカテゴリー']],
    ['猫カフェ', []],
    ['かふぇ フード', ['フード', 'フードカテゴリー']],
    ['フード かふぇ', ['フード', 'フードカテゴリー']],
    ['hu-do', ['フード', 'フードカテゴリー']],
    ['fuudo', ['フード', 'フードカテゴリー']],
    ['hoomu', ['ホーム']],
    ['ない', []],
  ])('%s finds %j', (query, names) => {
    expect(found(query)).toEqual(names)
  })

  it('puts what is whole before what begins so, and that before what only holds it', () => {
    const some = ['新しい記事', '記事', '記事の分類'].map((name) => ({ name, terms: [fold(name)] }))
    expect(ranked('記事', some).map(({ item }) => item.name)).toEqual(['記事', '記事の分類', '新しい記事'])
  })

  it('puts what is near before its equals', () => {
    const [far, near] = [{ terms: ['記事'] }, { terms: ['記事'], isNear: true }]
    expect(ranked('記事', [far, near]).map(({ item }) => item)).toEqual([near, far])
  })
})
