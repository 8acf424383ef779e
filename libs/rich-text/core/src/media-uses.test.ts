import { expect, it } from 'vitest'
import { mediaUsesOf, withStoredImages } from './media-uses.ts'

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const image = (file: Record<string, unknown>) => ({ type: 'image', data: { file, caption: '港' } })
const document = {
  version: '2.31.7',
  blocks: [
    { type: 'paragraph', data: { text: '猫' } },
    image({ url: '/media/old.png', id: ID, name: 'a.png' }),
    image({ url: 'https://a.example/a.png' }),
    { type: 'image', data: { file: { id: ID } } },
    { type: 'map', data: { file: { id: ID, url: '/media/old.png' } } },
  ],
}

it('finds the pictures of the media library', () => {
  expect(mediaUsesOf(document)).toEqual([{ block: 1, id: ID }])
})

it('shows them from where they are now and leaves the rest alone', () => {
  const picture = { url: '/media/new.png', width: 1280, height: null }
  const shown = withStoredImages(document, (id) => (id === ID ? picture : null))
  expect(shown.blocks[1]).toEqual({ type: 'image', data: { file: { ...picture, id: ID, name: 'a.png' }, caption: '港' } })
  expect(shown.blocks.toSpliced(1, 1)).toEqual(document.blocks.toSpliced(1, 1))
  expect(withStoredImages(document, () => null)).toEqual(document)
})
