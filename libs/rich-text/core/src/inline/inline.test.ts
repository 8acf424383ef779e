import { growthOf } from '@captain/locale/testing/growth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'
import { parseInline } from './parse-inline.ts'
import { inlineText, sanitiseInline, serialiseInline } from './serialise-inline.ts'

describe('sanitiseInline', () => {
  it.each([
    ['港の猫', '港の猫'],
    [
      '<b>太</b><i>斜</i><u>線</u><mark>印</mark><code>x</code><s>消</s>',
      '<b>太</b><i>斜</i><u>線</u><mark>印</mark><code>x</code><s>消</s>',
    ],
    ['<mark class="cdx-marker" onclick="x()">印</mark>', '<mark>印</mark>'],
    ['<strong>太</strong><em>斜</em><del>消</del>', '<b>太</b><i>斜</i><s>消</s>'],
    ['一行目<br>二行目', '一行目<br>二行目'],
    ['<p onmouseover=x()>段落 <span style="x">字</span></p>', '段落 字'],
    ['<p>一段落</p><p>二段落</p>', '一段落<br>二段落'],
    ['<div>一<div>二</div></div>\n<ul> <li>三</li>\n<li><b>四</b></li></ul>五', '一<br>二<br>三<b><br>四</b><br>五'],
    ['見出し<h2>次</h2><br>後', '見出し<br>次<br>後'],
    ['<table><tr><td>左</td><td>右</td></tr><tr><td>下</td></tr></table>', '左 右<br>下'],
    ['<b>太<p>段落</p></b>', '<b>太<br>段落</b>'],
    ['<p></p> 字 <p></p>', ' 字 '],
    ['前<script><p>x</p></script>後', '前後'],
    ['前<script>alert(1)</script>後', '前後'],
    ['前<svg><a href="https://a.example">x</a><br></svg>後', '前後'],
    ['<img src=x onerror=alert(1)>画像', '画像'],
    ['<b><b>二重</b></b>', '<b>二重</b>'],
    ['<b></b>空', '空'],
    ['<b>閉じない', '<b>閉じない</b>'],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<a href="https://ja.wikipedia.org/wiki/猫" target=_blank>猫</a>', '<a href="https://ja.wikipedia.org/wiki/猫">猫</a>'],
    ['<a href="https://a.example/?a=1&amp;b=2">x</a>', '<a href="https://a.example/?a=1&amp;b=2">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="jav&#x09;ascript:alert(1)">x</a>', 'x'],
    ['<a href="/relative">x</a>', 'x'],
    ['NUL\u0000と\ud800', 'NULと\ufffd'],
  ])('%j → %j', (html, expected) => {
    expect(sanitiseInline(html)).toBe(expected)
  })

  it('changes nothing the second time', () => {
    const markup = fc.constantFrom(
      '<b>',
      '</b>',
      '<a href="https://a.example">',
      '</a>',
      '<mark>',
      '</mark>',
      '<script>',
      '<br>',
      '&amp;',
      '<',
      '"',
      '猫',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(markup, fc.string({ unit: 'binary' }))), (parts) => {
        const once = sanitiseInline(parts.join(''))
        expect(sanitiseInline(once)).toBe(once)
      }),
    )
  })

  it('takes markup that leaves everything open as text, without walking its elements', async () => {
    const bombOf = (size: number) => '<i><b>'.repeat(2 * size) + '</u>'.repeat(3 * size)
    const bomb = bombOf(10_000)
    expect(parseInline(bomb)).toEqual([bomb])
    expect(sanitiseInline(sanitiseInline(bomb))).toBe(sanitiseInline(bomb))
    expect(await growthOf(100, bombOf, parseInline)).toBeLessThan(10)
  })
})

it('keeps the class names an editor asks for, and only those', () => {
  expect(serialiseInline(parseInline('<mark class="x">印</mark><u>線</u>'), { mark: 'cdx-marker' })).toBe(
    '<mark class="cdx-marker">印</mark><u>線</u>',
  )
})

it('reads the words of nested marks, a line break as a new line', () => {
  expect(inlineText(parseInline('<b>港<br><i>猫</i></b>&amp;'))).toBe('港\n猫&')
})

describe('linkAddress', () => {
  it.each(['https://a.example/猫', 'http://a.example', 'mailto:neko@a.example', 'tel:+81-3-0000-0000', ' HTTPS://A.EXAMPLE '])(
    'takes %s',
    (address) => {
      expect(linkAddress(address)).toBe(address.trim())
    },
  )

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    '//a.example',
    'a.example',
    '',
    'https://',
  ])('refuses %j', (address) => {
    expect(linkAddress(address)).toBeNull()
  })
})
