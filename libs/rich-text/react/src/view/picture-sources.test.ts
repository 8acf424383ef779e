import { expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const STEM = '/media/tenants/cafe/2026/11/01ARZ3NDEKTSV4RRFFQ69G5FAV'

it('offers the smaller widths of a picture of the library, and itself', () => {
  expect(pictureSources(`${STEM}.jpg`, 1400)).toEqual({
    avif: `${STEM}-320.avif 320w, ${STEM}-640.avif 640w, ${STEM}-1280.avif 1280w, ${STEM}-1400.avif 1400w`,
    plain: `${STEM}-320.webp 320w, ${STEM}-640.webp 640w, ${STEM}-1280.webp 1280w, ${STEM}.jpg 1400w`,
  })
  expect(pictureSources(`${STEM}.webp`, 321)?.plain).toBe(`${STEM}-320.webp 320w, ${STEM}.webp 321w`)
  expect(pictureSources(`${STEM}.webp`, 2400)?.avif).toMatch(/-1920\.avif 1920w$/)
})

it.each([
  ['as small as the smallest', `${STEM}.jpg`, 320],
  ['of unknown width', `${STEM}.jpg`, null],
  ['a smaller width itself', `${STEM}-640.webp`, 640],
  ['with something behind its name', `${STEM}.jpg?a=1, /x 1w`, 1400],
  ['of another place', '/media/cover.webp', 1400],
  ['of another site', `https://a.example${STEM}.jpg`, 1400],
])('leaves a picture alone that is %s', (_, src, width) => {
  expect(pictureSources(src, width)).toBeNull()
})
