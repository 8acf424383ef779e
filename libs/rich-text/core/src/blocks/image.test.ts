import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { image } from './image.ts'

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const node = (file: Record<string, unknown>) => image.read({ file })?.node

it('reads a picture with its words and looks', () => {
  const file = { url: '/media/a.png', id: ID, width: 1280, height: 960 }
  expect(image.read({ file, caption: '夜の<i>港</i>', alt: ' 港 ', withBorder: true, withBackground: false, stretched: true })).toEqual({
    node: {
      type: 'image',
      src: '/media/a.png',
      mediaId: ID,
      width: 1280,
      height: 960,
      alt: '港',
      caption: ['夜の', { tag: 'i', children: ['港'] }],
      withBorder: true,
      withBackground: false,
      stretched: true,
    },
    text: '港\n夜の港',
  })
})

it.each([0, -1, 1.5, '640', null, 1e9])('takes %j for no width', (width) => {
  expect(node({ url: '/media/a.png', width })?.width).toBeNull()
})

describe('its place in the media library', () => {
  it.each([
    [`/media/tenants/t1/2026/11/${ID}.jpg`, undefined, ID],
    [`/media/tenants/t1/2026/11/${ID}-640.webp`, undefined, ID],
    [`https://a.example/media/tenants/t1/2026/11/${ID}.jpg`, undefined, null],
    ['https://a.example/a.jpg', 7, null],
    ['/media/a.png', `${ID}'`, null],
  ])('%s with the id %j is %j', (url, id, mediaId) => {
    expect(node({ url, id })?.mediaId).toBe(mediaId)
  })
})

it.each([
  '',
  'a.png',
  '//a.example/a.png',
  '/\\a.example/a.png',
  'data:image/png;base64,iVBORw0KGgo',
  'blob:https://a.example/1',
  ' java\tscript:alert(1)',
  '/media/a b.png',
])('is not loaded from %j', (url) => {
  expect(node({ url })).toBeUndefined()
  expect(v.safeParse(image.schema, { file: { url } }).issues?.map((issue) => [issue.type, v.getDotPath(issue)])).toEqual([
    ['richTextAddress', 'file.url'],
  ])
})
