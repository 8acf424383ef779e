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

  test('keeps functions of colours, effects, shapes and transforms', () => {
    const values = [
      'fill="rgb(1 2 3 / 50%)"',
      'stroke="#CD853F icc-color(acmecmyk, 0.11, 0.48, 0.83, 0)"',
      'transform="translate (1 2) scaleX(calc((1 + 2) * 3))"',
      'clip-path="polygon(0 0, 1px 1px)"',
      'mask="url(#m)"',
      'style="fill:url(#g);filter:drop-shadow(0 0 1px red) url(#f)"',
    ]
    expect(cleaned(`<svg ${XMLNS}><path d="M0 0" ${values.join(' ')}/></svg>`)).toContain(values.join(' '))
  })

  test('keeps effects, but no number that takes minutes to compute', () => {
    const svg = cleaned(
      `<svg ${XMLNS}><filter id="f"><feTurbulence numOctaves="1000000"/><feTurbulence numOctaves="3"/><feMorphology radius="2 1e9"/>
       <feTurbulence numOctaves="x"><animate attributeName="numOctaves" to="1000000"/></feTurbulence></filter><path d="M0 0"/></svg>`,
    )
    expect([...svg.matchAll(/(?:numOctaves|radius|to)="[^"]*"/g)].map(String)).toEqual([
      'numOctaves="10"',
      'numOctaves="3"',
      'radius="2 100"',
      'numOctaves="10"',
    ])
  })

  test('loses its style sheets if they are not read', () => {
    const text = Buffer.from(`<svg ${XMLNS}><style>path{fill:red}@keyframes a{}</style><path d="M0 0"/></svg>`)
    expect(cleanDrawing(text, { withRules: false })).toEqual({ svg: expect.stringMatching(/<path d="M0 0"\/><\/svg>$/) })
  })

  test('shows a part often, as by many uses of a symbol', () => {
    const uses = '<use href="#a"/>'.repeat(20_000)
    expect(cleaned(`<svg ${XMLNS}><symbol id="a"><path d="M0 0"/><path d="M1 1"/></symbol>${uses}</svg>`)).toContain('<use href="#a"/>')
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
    `<rect mask="image-set('https://evil.example/a.png' 1x)"/>`,
    `<rect fill="src('https://evil.example/a.svg')"/>`,
    `<rect style="mask:image-set('//evil.example/a.png' 1x)"/>`,
    `<style>rect { mask: -webkit-image-set('//evil.example/a.png' 1x) }</style><rect/>`,
    `<set attributeName="mask" to="image-set('//evil.example/a.png' 1x)"/>`,
    `<rect cursor="auto" filter="'//evil.example/a'"/>`,
    '<image href="data:image/png;base64,iVBORw0KGgo=\u00a0https://evil"/>',
  ])('loses %s', (part) => {
    const svg = cleaned(`<svg ${XMLNS}><path d="M0 0h1"/>${part}</svg>`)
    expect(svg).toContain('M0 0h1')
    expect(svg).not.toMatch(/<script|\/\/evil|javascript:|on(?:click|mouseover)=|attributeName="(?:on|href)|<a |iframe|<!\[CDATA|svg\+xml/)
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

  test.each([
    ['uses', (id: number) => `<g id="a${id}"><use href="#a${id + 1}"/><use href="#a${id + 1}"/></g>`],
    ['uses whose name is encoded', (id: number) => `<g id="a${id}"><use href="#%61${id + 1}"/><use href="#%61${id + 1}"/></g>`],
    ['patterns', (id: number) => `<pattern id="a${id}"><path fill="url(#a${id + 1})" style="stroke:url('#a${id + 1}')"/></pattern>`],
    ['uses in a long row', (id: number) => `<use id="a${id}" href="#a${id + 1}"/>`, 10_000],
  ])('has %s that grow', (_name, level, length = 30) => {
    const levels = Array.from({ length }, (_unused, id) => level(id)).join('')
    expect(refusal(`<svg ${XMLNS}>${levels}<path id="a${length}" d="M0 0"/></svg>`)).toEqual({ refused: 'too-complex' })
  })

  test('shows itself', () => {
    expect(refusal(`<svg ${XMLNS}><g id="a"><path d="M0 0"/><use href="#a"/></g></svg>`)).toEqual({ refused: 'too-complex' })
    expect(refusal(`<svg ${XMLNS} id="a"><path d="M0 0" mask="url(#a)"/></svg>`)).toEqual({ refused: 'too-complex' })
  })

  const MEGABYTE = 1024 * 1024
  const paths = '<path d="M0 0"/>'.repeat(40_000)

  test.each([
    ['long style sheets', `<style>a{fill:${'x'.repeat(300_000)}}</style>`],
    ['long styles on many shapes', `<style>*{fill:${'x'.repeat(200_000)}}</style>${'<path d="M0 0"/>'.repeat(50)}`],
    ['a long style', `<path style="${';'.repeat(100_000)}"/>`],
    ['deep rules', `<style>${'@media all{'.repeat(20_000)}</style>`],
    ['deep selectors', `<style>${':is('.repeat(5000)}a${')'.repeat(5000)}{fill:red}</style>`],
    ['a selector of many levels', `<style>a g g g g g g g g g g{fill:red}</style>${'<g>'.repeat(95)}${'</g>'.repeat(95)}`],
    ['a selector of siblings', `<style>a ~ path{fill:red}</style>${paths}`],
    ['a selector of places', `<style>path:nth-last-of-type(3n){fill:red}</style>${paths}`],
    ['many rules for many shapes', `<style>${'*{fill:a}'.repeat(1000)}</style>${paths}`],
    ['rules for long attributes', `<style>${'[d*=b]{fill:red}'.repeat(1000)}</style><path d="${'a'.repeat(8 * MEGABYTE)}"/>`],
    ['many comments', '<!---->'.repeat(300_000)],
    ['many letters that XML writes at length', `<text>${'日'.repeat(2 * MEGABYTE)}</text>`],
    ['many marks that XML writes at length', `<path id='${'"'.repeat(3 * MEGABYTE)}'/>`],
  ])('has %s', (_name, part) => {
    expect(refusal(`<svg ${XMLNS}>${part}<path d="M0 0"/></svg>`)).toEqual({ refused: 'too-complex' })
  })

  test('has many entities', () => {
    const text = `<!DOCTYPE svg [<!ENTITY a.b "">]><svg ${XMLNS}><path d="M0 0"/><text>${'&a.b;'.repeat(200_000)}</text></svg>`
    expect(refusal(text)).toEqual({ refused: 'too-complex' })
  })
})
