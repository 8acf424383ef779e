import { describe, expect, it } from 'vitest'
import { kanaOf, soundOf } from './sound.ts'

describe('soundOf', () => {
  it.each([
    ['かふぇ', 'cafe'],
    ['カフェ', 'kafe'],
    ['メイド', 'meido'],
    ['しゃしん', 'shashin'],
    ['ジャム', 'jamu'],
    ['チーズ', 'chizu'],
    ['つづり', 'tsuduri'],
    ['カレー', 'karee'],
    ['こうざ', 'kouza'],
    ['きって', 'kitte'],
    ['しんぶん', 'shimbun'],
  ])('of %s is that of %s', (kana, letters) => {
    expect(soundOf(kana)).toBe(soundOf(letters))
  })

  it('keeps kanji and numbers apart', () => {
    expect(soundOf('記事11')).toBe('記事11')
  })
})

describe('kanaOf', () => {
  it.each([
    ['meido', 'めいど'],
    ['shashin', 'しゃしん'],
    ['kitte', 'きって'],
    ['Konnichi', 'こんにち'],
    ['food', null],
    ['HK-1', null],
    ['メイド', null],
    ['', null],
  ])('of %s is %s', (romaji, kana) => {
    expect(kanaOf(romaji)).toBe(kana)
  })
})
