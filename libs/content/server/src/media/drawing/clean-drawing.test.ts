import { describe, expect, test } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'

const cleaned = (text: string | Uint8Array): string => {
  const result = cleanDrawing(typeof text === 'string' ? Buffer.from(text) : text)
  if ('refused' in result) throw new Error(JSON.stringify(result))
  return result.svg.replaceAll(/&#x([0-9a-f]+);/g, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}

const refusal = (text: string) => cleanDrawing(Buffer.from(text))

describe('a drawing that is cleaned', () => {
  test('keeps the colours of its style sheet on the shapes', () => {
    const svg = cleaned(
      `<svg ${XMLNS}><style>.st0{fill:#E60012} rect.st0{stroke:#000 !important}</style><rect class="st0" width="9" height="9"/></svg>`,
    )
    expect(svg).toContain('fill:#E60012')
    expect(svg).toContain('stroke:#000')
    expect(svg).not.toContain('<style')
  })

  test.each([
    ['Shift_JIS', [0x93, 0xfa, 0x96, 0x7b]],
    ['EUC-JP', [0xc6, 0xfc, 0xcb, 0xdc]],
  ])('keeps its text in the declared encoding %s', (encoding, bytes) => {
    const head = Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><svg ${XMLNS}><text>`)
    expect(cleaned(Buffer.concat([head, Buffer.from(bytes), Buffer.from('</text></svg>')]))).toContain('<text>日本</text>')
  })

  test('keeps its text in UTF-16', () => {
    const text = Buffer.from(`\u{feff}<?xml version="1.0" encoding="UTF-16"?><svg ${XMLNS}><text>日本</text></svg>`, 'utf16le')
    expect(cleaned(text)).toContain('<text>日本</text>')
  })

  test('has its entities written out', () => {
    const svg = cleaned(
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY rot "#E60012">]>
       <svg xmlns="&ns_svg;"><path d="M0 0h9" fill="&rot;"/></svg>`,
    )
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><path d="M0 0h9" fill="#E60012"/></svg>',
    )
  })

  test('keeps embedded pictures, effects, animations of its shapes and gradients', () => {
    const svg = cleaned(
      `<svg ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink"><defs><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs>
       <image width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo="/>
       <rect width="9" height="9" filter="url(#f)"><animate attributeName="opacity" values="0;1" dur="2s"/></rect></svg>`,
    )
    for (const kept of ['data:image/png;base64,iVBORw0KGgo=', 'feGaussianBlur', 'url(#f)', 'attributeName="opacity"'])
      expect(svg).toContain(kept)
  })

  test('shows the other choice of a switch with HTML', () => {
    const svg = cleaned(
      `<svg ${XMLNS}><switch><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">港</p></foreignObject><text>港</text></switch></svg>`,
    )
    expect(svg).toContain('<switch><text>港</text></switch>')
  })

  test('is well-formed if the file was not', () => {
    expect(cleaned(`<svg ${XMLNS}><g><text a=b>&port; & "<" ]]></g><path d="M0 0"`)).toMatch(
      /^<svg [^>]+><g><text>&amp;port; &amp; .*<\/text><\/g>.*<\/svg>$/,
    )
  })

  test('loses what editors noted in it', () => {
    const svg = cleaned(
      `<svg ${XMLNS} xmlns:i="urn:i"><metadata>x</metadata><i:pgf>y</i:pgf><!-- z --><path d="M0 0h1" i:knockout="Off"/></svg>`,
    )
    expect(svg).toContain('<path d="M0 0h1"/>')
    for (const gone of ['metadata', 'pgf', 'knockout', '<!--']) expect(svg).not.toContain(gone)
  })

  test.each([
    '<script>alert(1)</script>',
    '<image href="https://evil.example/a.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<use href="https://evil.example/a.svg#b"/>',
    '<rect fill="url(https://evil.example)"/>',
    '<rect fill="ur\\6c(https://evil.example)"/>',
    '<rect style="fill:url( &quot;https://evil.example&quot; )"/>',
    '<rect style="fill:u\\72l(https://evil.example)"/>',
    '<rect onclick="evil()"/>',
    '<a href="javascript:evil()"><rect/></a>',
    '<set attributeName="onmouseover" to="evil()"/>',
    '<animate attributeName="href" values="javascript:evil()"/>',
    '<style>@import url(https://evil.example)</style>',
    '<style>rect { fill: url(https://evil.example) }</style><rect/>',
    '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
    '<text><![CDATA[<script>evil()</script>]]></text>',
    '<?xml-stylesheet href="https://evil.example"?>',
  ])('loses %s', (part) => {
    const svg = cleaned(`<svg ${XMLNS}><path d="M0 0h1"/>${part}</svg>`)
    expect(svg).toContain('M0 0h1')
    expect(svg).not.toMatch(
      /<script|https:\/\/evil|javascript:|on(?:click|mouseover)=|attributeName="(?:on|href)|<a |iframe|<!\[CDATA|svg\+xml/,
    )
  })
})

describe('a drawing that is refused', () => {
  test.each([
    ['animation', '<style>@keyframes a { to { opacity: 0 } }</style>'],
    ['font', '<style>@font-face { font-family: A; src: url(data:font/woff2;base64,AA==) }</style>'],
    ['media-query', '<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style>'],
    ['html', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">港</p></foreignObject>'],
  ])('names what would be lost: %s', (part, markup) => {
    expect(refusal(`<svg ${XMLNS}>${markup}<path d="M0 0h1"/></svg>`)).toEqual({ refused: 'unsupported', part })
  })

  test.each([
    ['nothing', ''],
    ['no shape', `<svg ${XMLNS}><title>港</title></svg>`],
    ['another root', '<html><svg/></html>'],
  ])('is unreadable: %s', (_name, text) => {
    expect(refusal(text)).toEqual({ refused: 'broken' })
  })

  const levels = (count: number): string => `<svg ${XMLNS}>${'<g>'.repeat(count)}<path d="M0 0"/>${'</g>'.repeat(count)}</svg>`

  test('has too many levels, elements or attributes, or too long a document type', () => {
    expect(refusal(levels(90))).toHaveProperty('svg')
    for (const text of [
      levels(200_000),
      `<svg ${XMLNS}>${'<g/>'.repeat(2_400_000)}</svg>`,
      `<svg ${XMLNS} ${Array.from({ length: 300_000 }, (_unused, place) => `a${place}=""`).join(' ')}><path d="M0 0"/></svg>`,
      `<!DOCTYPE svg [${'<!ENTITY a "b">'.repeat(10_000)}]><svg ${XMLNS}><path d="M0 0"/></svg>`,
    ])
      expect(refusal(text)).toEqual({ refused: 'too-complex' })
  })

  test('has entities that grow, or many of a long one', () => {
    const laughs = Array.from({ length: 9 }, (_unused, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('')
    expect(cleaned(`<!DOCTYPE svg [<!ENTITY e0 "<g/>">${laughs}]><svg ${XMLNS}><path d="M0 0"/>&e9;</svg>`).length).toBeLessThan(1000)
    const long = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(9000)}">]><svg ${XMLNS}><path d="M0 0"/><text>${'&a;'.repeat(2000)}</text></svg>`
    expect(refusal(long)).toEqual({ refused: 'too-complex' })
  })
})
