import { expect, it } from 'vitest'
import { imageSources } from './image-sources.ts'

const STEM = '/media/tenants/cafe/2026/11/01ARZ3NDEKTSV4RRFFQ69G5FAV'

it('offers the smaller widths of a picture of the library, and itself', () => {
  expect(imageSources(`${STEM}.jpg`, 1400, 900)).toEqual({
    avif: `${STEM}-320.avif 320w, ${STEM}-640.avif 640w, ${STEM}-1280.avif 1280w, ${STEM}-1400.avif 1400w`,
    plain: `${STEM}-320.webp 320w, ${STEM}-640.webp 640w, ${STEM}-1280.webp 1280w, ${STEM}.jpg 1400w`,
  })
  expect(imageSources(`${STEM}.webp`, 321, 200)?.plain).toBe(`${STEM}-320.webp 320w, ${STEM}.webp 321w`)
})

it.each([
  ['a wide one', 2400, 1600, [320, 640, 1280, 1920]],
  ['one of a telephone held upright', 3024, 4032, [320, 640, 1280]],
])('offers as AVIF what the library makes of %s', (_, width, height, widths) => {
  const sources = imageSources(`${STEM}.jpg`, width, height)
  expect(sources?.avif).toBe(widths.map((one) => `${STEM}-${one}.avif ${one}w`).join(', '))
})

it.each([
  ['whose height nobody knows', 1400, null],
  ['that would have to be blown up', 1280, 8000],
  ['that would have to be blown up from a smaller width than its own', 1000, 5000],
])('offers nothing as AVIF of a picture %s', (_, width, height) => {
  expect(imageSources(`${STEM}.jpg`, width, height)).toMatchObject({ avif: null, plain: expect.stringContaining('-320.webp') })
})

it.each([
  ['as small as the smallest', `${STEM}.jpg`, 320],
  ['of unknown width', `${STEM}.jpg`, null],
  ['a smaller width itself', `${STEM}-640.webp`, 640],
  ['with something behind its name', `${STEM}.jpg?a=1, /x 1w`, 1400],
  ['of another place', '/media/cover.webp', 1400],
  ['of another site', `https://a.example${STEM}.jpg`, 1400],
])('leaves a picture alone that is %s', (_, src, width) => {
  expect(imageSources(src, width, 900)).toBeNull()
})
