import { expect, test } from 'vitest'
import { mainPhotoOf } from './photos.ts'

test('the main picture stands for a record, or the first where none is', () => {
  const pictures = [
    { image: 'a', isMain: false },
    { image: 'b', isMain: true },
  ]
  expect(mainPhotoOf()({ photos: pictures })).toBe('b')
  expect(mainPhotoOf('images')({ images: [{ image: 'a', isMain: false }] })).toBe('a')
  expect(mainPhotoOf()({ photos: [] })).toBeNull()
  expect(mainPhotoOf()({})).toBeNull()
})
