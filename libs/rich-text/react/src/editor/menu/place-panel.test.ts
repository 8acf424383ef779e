import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placePanel, type Area } from './place-panel.ts'

const desk: Area = { left: 0, top: 0, width: 1440, height: 900 }
const anchor = (top: number, left = 300): Area => ({ left, top, width: 8, height: 28 })
const menu = { width: 240, height: 420 }

it('stands below its anchor, at its left edge', () => {
  expect(placePanel(anchor(100), menu, desk)).toMatchObject({ left: 300, top: 134 })
})

it('flips above where the room below is too small', () => {
  expect(placePanel(anchor(700), menu, desk)).toMatchObject({ top: 700 - 6 - 420 })
})

it('takes the larger side, and becomes lower, where it fits on neither', () => {
  const place = placePanel(anchor(330), menu, { left: 0, top: 0, width: 390, height: 600 })
  expect(place).toMatchObject({ top: 8, maxHeight: 316 })
})

it('covers the anchor above a keyboard that leaves too little', () => {
  expect(placePanel(anchor(100, 20), menu, { left: 0, top: 0, width: 390, height: 220 })).toMatchObject({ top: 8, maxHeight: 204 })
})

it('moves to the left where the window ends', () => {
  expect(placePanel(anchor(100, 250), menu, { left: 0, top: 0, width: 320, height: 640 }).left).toBe(72)
})

it('never leaves the visible area', () => {
  const px = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(
      fc.record({ left: px(200), top: px(300), width: fc.integer({ min: 320, max: 1920 }), height: fc.integer({ min: 150, max: 1080 }) }),
      fc.record({
        left: fc.integer({ min: -500, max: 2500 }),
        top: fc.integer({ min: -2000, max: 3000 }),
        width: px(400),
        height: px(400),
      }),
      fc.record({ width: fc.integer({ min: 40, max: 300 }), height: fc.integer({ min: 30, max: 900 }) }),
      (visible, around, size) => {
        const { left, top, maxHeight } = placePanel(around, size, visible)
        const height = Math.min(size.height, maxHeight)
        expect(left).toBeGreaterThanOrEqual(visible.left)
        expect(left + size.width).toBeLessThanOrEqual(visible.left + visible.width)
        expect(top).toBeGreaterThanOrEqual(visible.top)
        expect(top + height).toBeLessThanOrEqual(visible.top + visible.height)
      },
    ),
  )
})
