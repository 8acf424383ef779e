import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

const PDF = Buffer.from('%PDF-1.7\n% 約款\n%%EOF\n')
const ZIP = Buffer.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)])
const MP3 = Buffer.from([0xff, 0xfb, 0x90, 0x44, ...Array.from({ length: 200 }, (_, place) => place)])
const CSV = Buffer.from('品名,価格\r\n珈琲,500\r\n')

const upload = (bytes: Buffer, name: string, accept: string) => {
  const raw = new FormData()
  raw.set('file', new File([new Uint8Array(bytes)], name))
  return content.call('POST', `${STAFF}/media?accept=${accept}`, { raw })
}
const get = (url: unknown, headers = {}) => content.call('GET', String(url), { as: 'guest', headers })

describe('files', () => {
  it('are taken by their bytes and saved, never shown, under the name that people know', async () => {
    const answer = await upload(PDF, '約款 2026年版.pdf', 'pdf,zip')
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ originalName: '約款 2026年版.pdf', mimeType: 'application/pdf', size: PDF.byteLength, width: null })
    const served = await get(answer.body['url'])
    expect(served.text).toBe(PDF.toString())
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; .*frame-ancestors 'none'$/),
      'content-disposition': `attachment; filename="2026.pdf"; filename*=UTF-8''${encodeURIComponent('約款 2026年版.pdf')}`,
    })
  })

  it.each([
    ['zip', ZIP, 'application/zip'],
    ['mp3', MP3, 'audio/mpeg'],
    ['csv', CSV, 'text/csv'],
    ['csv', Buffer.from([0x95, 0x69, 0x96, 0xbc, 0x2c, 0x31]), 'text/csv'],
  ])('of type %s are what their bytes say', async (type, bytes, mimeType) => {
    expect((await upload(bytes, `a.${type}`, type)).body).toMatchObject({ mimeType })
    expect((await upload(bytes, `a.${type}`, 'pdf')).status).toBe(415)
  })

  it('that are something else, whatever they call themselves, are refused', async () => {
    for (const [bytes, name, accept] of [
      [Buffer.from('MZ\0\0 an executable'), 'a.pdf', 'pdf'],
      [Buffer.from('<!doctype html><script>1</script>'), 'a.pdf', 'pdf,csv,svg'],
      [Buffer.from('a,b\0c'), 'a.csv', 'csv'],
      [PDF, 'a.csv', 'csv'],
      [CSV, 'a.txt', 'csv'],
      [PDF, 'a.pdf', 'image'],
    ] as const) {
      expect((await upload(bytes, name, accept)).status, name).toBe(415)
    }
    expect((await upload(PDF, 'a.pdf', 'exe')).status).toBe(400)
    expect((await upload(PDF, 'a.pdf', 'constructor')).status).toBe(400)
    expect((await upload(Buffer.concat([PDF, Buffer.alloc(21 * 1024 * 1024)]), 'a.pdf', 'pdf')).status).toBe(413)
    expect((await upload(Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]), 'a.pdf', 'pdf')).status).toBe(201)
  })

  it('are sent in parts, as players of sound ask', async () => {
    const { body } = await upload(MP3, 'preview.mp3', 'mp3')
    const part = await get(body['url'], { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(Object.fromEntries(part.headers)).toMatchObject({ 'content-range': `bytes 10-19/${MP3.byteLength}`, 'content-length': '10' })
    expect((await get(body['url'], { range: 'bytes=-4' })).headers.get('content-range')).toBe(`bytes 200-203/204`)
    expect((await get(body['url'], { range: 'bytes=200-' })).headers.get('content-length')).toBe('4')
    expect((await get(body['url'], { range: 'bytes=300-' })).status).toBe(416)
    expect((await get(body['url'], { range: 'pages=1-2' })).status).toBe(200)
  })

  it('are taken only by fields that ask for their type, and delivered as files', async () => {
    const pdf = (await upload(PDF, '約款 2026年版.pdf', 'pdf')).body
    const zip = (await upload(ZIP, 'a.zip', 'zip')).body
    const made = await content.create('gateway', { name: '窓口', key: 'k-0123456789ab', manual: pdf.id, isPublished: true })
    expect((made['included'] as { media: Json }).media[pdf.id]).toMatchObject({ originalName: '約款 2026年版.pdf' })
    expect((await content.delivered(`gateway/${made.id}`)).body['manual']).toEqual({
      url: pdf['url'],
      name: '約款 2026年版.pdf',
      size: PDF.byteLength,
      mimeType: 'application/pdf',
    })
    const refused = async (values: object) =>
      (await content.call('POST', `${STAFF}/gateway`, { body: { name: 'a', ...values } })).body['issues']
    expect(await refused({ manual: zip.id })).toMatchObject([{ path: 'manual', rule: 'fileType', params: { types: 'PDF, CSV' } }])
    expect(await refused({ logo: pdf.id })).toMatchObject([{ path: 'logo', rule: 'fileType' }])
    expect(await refused({ manual: '01ARZ3NDEKTSV4RRFFQ69G5FAV' })).toMatchObject([{ path: 'manual', rule: 'reference' }])
    const genre = await content.create('genre', { name: { ja: '軽食' } })
    const dish = { name: { ja: '皿' }, genre: genre.id, price: { amount: 1 }, picture: pdf.id }
    expect((await content.call('POST', `${STAFF}/dish`, { body: dish })).body['issues']).toMatchObject([
      { path: 'picture', rule: 'fileType' },
    ])
  })
})

describe('archives', () => {
  const MEGABYTE = 1024 * 1024
  const archive = (megabytes: number) =>
    Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), Buffer.alloc(megabytes * MEGABYTE, megabytes), ZIP])

  it('may be as large as a field says, are kept byte by byte, and no larger', async () => {
    const bytes = archive(35)
    const { status, body } = await upload(bytes, 'kit.zip', 'zip')
    expect(status).toBe(201)
    expect(body).toMatchObject({ mimeType: 'application/zip', size: bytes.byteLength })
    const end = await get(body['url'], { range: `bytes=${bytes.byteLength - ZIP.byteLength}-` })
    expect(end.headers.get('content-range')).toBe(`bytes ${bytes.byteLength - ZIP.byteLength}-${bytes.byteLength - 1}/${bytes.byteLength}`)
    expect(end.text).toBe(ZIP.toString())
    const made = await content.create('gateway', { name: '資料', key: 'k-0123456789ac', kit: body['id'] })
    expect(made['kit']).toBe(body['id'])
    expect((await upload(archive(41), 'kit.zip', 'zip')).status).toBe(413)
  })
})

describe('drawings', () => {
  const HOSTILE = `<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)">
    <script>alert(2)</script><style>@import url(https://evil.example/a.css);</style>
    <foreignObject><iframe src="https://evil.example"></iframe></foreignObject>
    <a href="javascript:alert(3)"><path d="M0 0h10v10z" fill="#B4531F" style="stroke: #fff; background: url(https://evil.example/b)"/></a>
    <use href="https://evil.example/c.svg#x"/><use href="#own"/><image href="https://evil.example/d.png"/>
    <rect id="own" width="1" height="1" fill="url(https://evil.example/e)" onclick="alert(4)"/>
    <animate attributeName="href" values="javascript:alert(5)"/><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
    <circle r="2" fill="url(#g)"/></svg>`

  it('keep their shapes and nothing that could act or fetch', async () => {
    const { status, body } = await upload(Buffer.from(HOSTILE), 'logo.svg', 'image,svg')
    expect(status).toBe(201)
    expect(body).toMatchObject({ mimeType: 'image/svg+xml' })
    const served = await get(body['url'])
    expect(served.headers.get('content-type')).toBe('image/svg+xml')
    expect(served.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'")
    expect(served.headers.get('content-disposition')).toContain('attachment')
    for (const kept of [
      'viewBox="0 0 10 10"',
      'd="M0 0h10v10z"',
      'fill="#B4531F"',
      'stroke:#fff',
      'linearGradient',
      'url(#g)',
      'href="#own"',
    ])
      expect(served.text).toContain(kept)
    for (const gone of ['script', 'alert', 'evil', 'onload', 'onclick', 'foreignObject', 'iframe', 'javascript', 'animate', 'style>'])
      expect(served.text).not.toContain(gone)
  })

  it('are taken only where a field asks for them', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')
    expect((await upload(drawing, 'logo.png', 'image')).status).toBe(415)
    const { body } = await upload(drawing, 'logo.svg', 'image,svg')
    const made = await content.create('gateway', { name: '印', key: 'k-0123456789ab', logo: body.id, isPublished: true })
    expect((await content.delivered(`gateway/${made.id}`)).body['logo']).toMatchObject({ url: body['url'], variants: [] })
    const genre = await content.create('genre', { name: { ja: '甘味' } })
    const dish = { name: { ja: '餅' }, genre: genre.id, price: { amount: 1 }, picture: body.id }
    expect((await content.call('POST', `${STAFF}/dish`, { body: dish })).body['issues']).toMatchObject([
      { path: 'picture', rule: 'fileType' },
    ])
  })

  it('with nothing left of them are refused', async () => {
    expect((await upload(Buffer.from('<svg'), 'a.svg', 'svg')).status).toBe(415)
    const nothing = await upload(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), 'a.svg', 'svg')
    expect(nothing).toMatchObject({ status: 422, body: { code: 'broken-image' } })
  })

  const drawn = (markup: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${markup}<path d="M0 0h9"/></svg>`)

  it('without what would be lost of them are refused, and named', async () => {
    const moving = await upload(drawn('<style>@keyframes a { to { opacity: 0 } }</style>'), 'a.svg', 'svg')
    expect(moving).toMatchObject({ status: 422, body: { code: 'drawing-unsupported', part: 'animation' } })
    const deep = await upload(drawn('<g>'.repeat(100_000) + '</g>'.repeat(100_000)), 'a.svg', 'svg')
    expect(deep).toMatchObject({ status: 422, body: { code: 'drawing-too-complex' } })
    expect((await upload(Buffer.from('<!---->'.repeat(100_000)), 'a.svg', 'svg')).status).toBe(415)
  })

  it('keep their pictures without hidden content', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#B4531F' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(
      drawn(`<image width="9" height="9" href="data:image/jpeg;base64,${picture.toString('base64')}"/>`),
      'a.svg',
      'svg',
    )
    const { text } = await get(body['url'])
    const kept = Buffer.from(/base64,([^"]+)"/.exec(text)?.[1] ?? '', 'base64')
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 8, height: 8 })
    expect(picture.toString('latin1')).toContain('a secret place')
    expect(kept.toString('latin1')).not.toContain('a secret place')
  })
})
