import fc from 'fast-check'
import { BLOCK_TYPES } from '../blocks/block-table.ts'
import type { RichTextDocument } from '../document.ts'

const ATTACKS = [
  '<script>alert(1)</script>',
  '<script',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="https://a.example/" onclick=alert(1) style="background:url(https://evil.example/x)">x</a>',
  '<a href="data:text/html,<script>">x</a>',
  '<b onclick="alert(1)" style="background:url(javascript:alert(1))">x</b>',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  'java&#115;cript:alert(1)',
  '<p>javascript:alert(1)',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '</code><iframe srcdoc="<script>alert(1)</script>">',
  '</pre></div><object data="javascript:alert(1)"></object>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)',
]

const ADDRESSES = [
  'https://a.example/?a=1&b=2',
  'https://a.example/"onload="alert(1)',
  'http://user:pass@a.example/',
  'captain.example/x',
  'mailto:a@a.example',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)//https://',
  'jav&#x09;ascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,iVBORw0KGgo',
  'data:image/png;base64,"onerror="alert(1)',
  'blob:https://a.example/1',
  '//a.example/media/a.png',
  '/\\a.example/a.png',
  '/media/tenants/t1/2026/11/01ARZ3NDEKTSV4RRFFQ69G5FAV.jpg',
  '/media/../api/v1/session',
  '/media/"onerror="alert(1)',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ"onload="x',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?start=1"><script>',
  'javascript:alert(1)//youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
]

const PIECES = ['<b>', '</b>', '<a href="https://a.example">', '</a>', '<!--', '-->', '&lt;', '\u0000', '\ud800', '<br>', '港', ...ATTACKS]

const html = fc.array(fc.oneof(fc.constantFrom(...PIECES, ...ADDRESSES), fc.string()), { maxLength: 6 }).map((parts) => parts.join(''))
const address = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ADDRESSES) }, { weight: 1, arbitrary: html })
const flag = fc.oneof(fc.boolean(), html)
const number = fc.oneof(fc.constantFrom<unknown>(0, -1, 640, 1e9, 1.5, null), html)
const others = fc.dictionary(fc.constantFrom('onclick', 'style', 'html', 'srcdoc', '__proto__', 'dangerouslySetInnerHTML'), html, {
  maxKeys: 2,
})

/** Some of the fields are missing in some of the data. */
const some = (fields: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[] = []) =>
  fc.tuple(fc.record(fields, { requiredKeys }), others).map(([data, more]): Record<string, unknown> => ({ ...more, ...data }))

const listItem = fc.letrec((tie) => ({
  item: fc.oneof(
    { depthSize: 'small' },
    html,
    some(
      { content: html, meta: some({ checked: flag, start: number, counterType: html }), items: fc.array(tie('item'), { maxLength: 2 }) },
      ['content'],
    ),
  ),
})).item

const cells = fc.array(fc.array(html, { maxLength: 3 }), { maxLength: 3 })
const picture = some({ url: address, id: html, width: number, height: number, name: html }, ['url'])

const DATA = new Map<string, fc.Arbitrary<Record<string, unknown>>>(
  Object.entries({
    paragraph: some({ text: html }, ['text']),
    header: some({ text: html, level: fc.constantFrom<unknown>(2, 3, 4, 1, '2><script>') }, ['text']),
    list: some({ style: fc.constantFrom('unordered', 'ordered', 'checklist', 'ol"'), items: fc.array(listItem, { maxLength: 3 }) }, [
      'items',
    ]),
    checkList: some({ items: fc.array(some({ text: html, checked: flag }, ['text']), { maxLength: 3 }) }, ['items']),
    quote: some({ text: html, caption: html, alignment: fc.constantFrom('left', 'center', 'left" onclick="') }, ['text']),
    delimiter: some({}),
    linkTool: some({ link: address, meta: some({ title: html, description: html, image: fc.oneof(html, some({ url: address })) }) }, [
      'link',
    ]),
    embed: some({ service: fc.constantFrom('youtube', 'vimeo'), source: address, embed: address, width: number, caption: html }, [
      'service',
      'embed',
    ]),
    image: some({ file: picture, caption: html, alt: html, withBorder: flag, withBackground: flag, stretched: flag }, ['file']),
    table: some({ withHeadings: flag, stretched: flag, content: cells }, ['content']),
    code: some({ code: html, language: html }, ['code']),
  }),
)

const TYPES = [...BLOCK_TYPES, 'checklist', 'raw', 'map', '__proto__', 'constructor']
const junk = fc.dictionary(fc.string(), fc.oneof(html, fc.array(html), fc.jsonValue()))

const block = fc.constantFrom(...TYPES).chain((type) =>
  fc.record(
    {
      id: fc.oneof(fc.constantFrom('abcdefghij', '" onclick="alert(1)'), html),
      type: fc.oneof({ weight: 9, arbitrary: fc.constant(type) }, { weight: 1, arbitrary: html }),
      data: fc.oneof({ weight: 5, arbitrary: DATA.get(type) ?? junk }, { weight: 1, arbitrary: junk }),
      tunes: junk,
    },
    { requiredKeys: ['type', 'data'] },
  ),
)

/** Generates documents of every block type, mostly well formed, with common script injection attempts. */
export const hostileDocument = fc.record({ blocks: fc.array(block, { maxLength: 6 }) }) as fc.Arbitrary<RichTextDocument>
