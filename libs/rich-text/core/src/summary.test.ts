import { describe, expect, it } from 'vitest'
import type { RichTextDocument } from './document.ts'
import { summary } from './summary.ts'

const of = (...texts: string[]): RichTextDocument => ({ blocks: texts.map((text) => ({ type: 'paragraph', data: { text } })) })

describe('summary', () => {
  it('is the whole prose in one line when it fits', () => {
    expect(summary(of('朝の<b>港</b>。<br>船が着く。', '市が立つ。'), 40)).toBe('朝の港。船が着く。市が立つ。')
    expect(summary(of('A morning. ', 'Ships arrive.'), 40)).toBe('A morning. Ships arrive.')
  })

  it('ends with a sentence, or else with a phrase and an ellipsis, or else anywhere', () => {
    expect(summary(of('朝の港に船が着く。市が立つまで、しばらく待つ。'), 15)).toBe('朝の港に船が着く。')
    expect(summary(of('朝の港に船が着くと、市が立つまで人が待つ'), 15)).toBe('朝の港に船が着くと…')
    expect(summary(of('朝の港に船が着くと市が立つまで人が待つ'), 10)).toBe('朝の港に船が着くと…')
    expect(summary(of('The ships arrive before dawn, and the market opens'), 35)).toBe('The ships arrive before dawn, and…')
    expect(summary(of('Version 1.5 came out today'), 12)).toBe('Version…')
  })

  it('counts code points and leaves none in halves', () => {
    expect(summary(of('𠮷'.repeat(9)), 5)).toBe(`${'𠮷'.repeat(4)}…`)
    expect(summary(of('𠮷'.repeat(5)), 5)).toBe('𠮷'.repeat(5))
  })

  it('takes prose alone', () => {
    const blocks = [
      { type: 'header', data: { text: '見出し', level: 2 } },
      { type: 'code', data: { code: 'npm start' } },
      { type: 'table', data: { content: [['表']] } },
      { type: 'image', data: { file: { url: '/media/a.png' }, caption: '写真' } },
      { type: 'quote', data: { text: '静かな海。', caption: '' } },
      { type: 'list', data: { style: 'unordered', items: ['鯵', '鰯'] } },
    ]
    expect(summary({ blocks }, 100)).toBe('静かな海。鯵 鰯')
    expect(summary({ blocks: [] }, 100)).toBe('')
  })
})
