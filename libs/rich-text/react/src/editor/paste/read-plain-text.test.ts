import { describe, expect, it } from 'vitest'
import type { Pasted } from './pasted-block.ts'
import { readPlainText } from './read-plain-text.ts'

const shape = (pasted: readonly Pasted[]) => pasted.map((piece) => (piece.kind === 'block' ? [piece.block.type, piece.block.data] : piece))
const item = (content: string, ...items: unknown[]) => ({ content, meta: {}, items })

describe('readPlainText', () => {
  it('leaves one line as text', () => {
    expect(readPlainText('- 一 <b>\n')).toEqual([{ kind: 'text', html: '- 一 &lt;b&gt;' }])
    expect(readPlainText(' \n ')).toEqual([])
  })

  it('takes lines as paragraphs', () => {
    expect(shape(readPlainText('一\r\n\r\n二'))).toEqual([
      ['paragraph', { text: '一' }],
      ['paragraph', { text: '二' }],
    ])
  })

  it.each([
    ['- 一\n  - 甲\n    - い\n- 二', [item('一', item('甲', item('い'))), item('二')]],
    ['・一\n・二', [item('一'), item('二')]],
    ['* 一\n\t* 甲\n* 二', [item('一', item('甲')), item('二')]],
  ])('takes %j as a list', (text, items) => {
    expect(shape(readPlainText(text))).toEqual([['list', { style: 'unordered', meta: {}, items }]])
  })

  it('takes numbers as a numbered list that starts where it starts', () => {
    expect(shape(readPlainText('3. 一\n4. 二'))).toEqual([
      ['list', { style: 'ordered', meta: { start: 3, counterType: 'numeric' }, items: [item('一'), item('二')] }],
    ])
  })

  it('takes headings, boxes, quotations, rules and code as Markdown writes them', () => {
    const text = '# 題\n- [x] 済\n- [ ] 未\n> 猫は\n> 主\n---\n```js\nif (a < b) {\n```\n結び'
    expect(shape(readPlainText(text))).toEqual([
      ['header', { text: '題', level: 2 }],
      [
        'checkList',
        {
          items: [
            { text: '済', checked: true },
            { text: '未', checked: false },
          ],
        },
      ],
      ['quote', { text: '猫は<br>主', caption: '', alignment: 'left' }],
      ['delimiter', {}],
      ['code', { code: 'if (a < b) {' }],
      ['paragraph', { text: '結び' }],
    ])
  })

  it('loses nothing of a code block that never ends', () => {
    expect(shape(readPlainText('```\na\nb'))).toEqual([['code', { code: 'a\nb' }]])
  })
})
