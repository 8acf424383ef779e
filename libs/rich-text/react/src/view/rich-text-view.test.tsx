import type { RichTextDocument } from '@captain/rich-text-core'
import { outline } from '@captain/rich-text-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichTextView } from './rich-text-view.tsx'

const item = (content: string, items: unknown[] = [], meta: Record<string, unknown> = {}) => ({ content, meta, items })
const render = (blocks: RichTextDocument['blocks'], locale: 'ja' | 'en' = 'ja') =>
  renderToStaticMarkup(<RichTextView document={{ blocks }} locale={locale} />)

it('renders paragraphs and headings as such, with the anchors of the outline', () => {
  const blocks = [
    { id: 'abcdefghij', type: 'header', data: { text: '港の朝', level: 3 } },
    { type: 'paragraph', data: { text: '船が<b>着く</b>。<br><a href="https://a.example/?a=1&amp;b=2">時刻表</a>' } },
  ]
  expect(render(blocks)).toBe(
    '<div class="rt" lang="ja"><h3 class="rt-heading" id="h-abcdefghij">港の朝</h3>' +
      '<p class="rt-paragraph">船が<b>着く</b>。<br/><a href="https://a.example/?a=1&amp;b=2" rel="noopener">時刻表</a></p></div>',
  )
  expect(render(blocks)).toContain(`id="${outline({ blocks })[0]?.anchor}"`)
})

it('renders nested lists in their own style', () => {
  const data = { style: 'ordered', meta: { start: 3, counterType: 'upper-alpha' }, items: [item('鯵', [item('開き')]), item('鰯')] }
  expect(render([{ type: 'list', data }])).toContain(
    '<ol class="rt-list rt-list-ordered" type="A" start="3"><li class="rt-item">鯵<ol class="rt-list rt-list-ordered" type="A">' +
      '<li class="rt-item">開き</li></ol></li><li class="rt-item">鰯</li></ol>',
  )
})

it('says in words whether an item of a checklist is done', () => {
  const html = render([{ type: 'list', data: { style: 'checklist', items: [item('掃除', [], { checked: true }), item('仕込み')] } }], 'en')
  expect(html).toContain('aria-label="Done" data-checked="true"></span>掃除')
  expect(html).toContain('aria-label="Not done"></span>仕込み')
})

it('says that a block cannot be displayed, in the language of the page', () => {
  const blocks = [{ type: 'map<b>', data: { html: '<script>alert(1)</script>' } }]
  expect(render(blocks)).toContain('<p class="rt-unsupported">このブロック（map&lt;b&gt;）は表示できません。</p>')
  expect(render(blocks, 'en')).toContain('can’t be displayed')
  expect(render(blocks)).not.toContain('alert')
})

it('shows hostile text as text or not at all', () => {
  const html = render([
    { type: 'paragraph', data: { text: '<img src=x onerror=alert(1)><a href="javascript:alert(2)">x</a>&lt;script&gt;' } },
  ])
  expect(html).toBe('<div class="rt" lang="ja"><p class="rt-paragraph">x&lt;script&gt;</p></div>')
})
