import type { RichTextDocument } from '@captain/rich-text-core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { watchRequests, type RequestWatch } from '../testing/watch-requests.ts'
import { RichTextView } from './rich-text-view.tsx'
import './rich-text.css'

let requests: RequestWatch
const toYoutube = () => requests.sent.filter((url) => /youtube|ytimg|google/.test(url))

beforeEach(async () => {
  requests = await watchRequests()
})
afterEach(() => requests.stop())

/** Renders a document after a focused element. */
const show = async (blocks: RichTextDocument['blocks'], width = 360) => {
  await render(
    <div style={{ width }}>
      <button>前</button>
      <RichTextView document={{ blocks }} locale="ja" />
    </div>,
  )
  page.getByRole('button', { name: '前' }).element().focus()
}

describe('a video', () => {
  const video = { type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ', caption: '進水式' } }
  const frame = (place = 0) => page.getByTitle('進水式').nth(place).element() as HTMLIFrameElement
  const waiting = (place = 0) => frame(place).contentDocument?.querySelector('a')

  it('asks YouTube for nothing before the press, and for one frame after it', async () => {
    await show([video, { ...video, data: { ...video.data, embed: 'https://www.youtube.com/embed/aaaaaaaaaaa' } }])
    await expect.poll(() => waiting(1)).toBeTruthy()
    expect(toYoutube()).toEqual([])
    await page.getByTitle('進水式').first().click()
    await expect.poll(() => toYoutube()).toHaveLength(1)
    await requests.settled()
    expect(toYoutube()).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
    expect(waiting(1)?.getAttribute('href')).toMatch(/embed\/aaaaaaaaaaa\?autoplay=1$/)
  })

  it('plays by the keyboard, which then goes on into the player', async () => {
    await show([video, video])
    await expect.poll(() => waiting()).toBeTruthy()
    await userEvent.tab()
    const link = page.getByRole('link', { name: '動画を再生（YouTube）' }).first().element()
    await expect.poll(() => document.activeElement).toBe(link)
    expect(getComputedStyle(link).outlineStyle).toBe('solid')
    // The player's page, which needs no network; a frame that is still loading takes no focus.
    const player = ({ requestId }: { requestId: string }) =>
      void cdp().send('Fetch.fulfillRequest', { requestId, responseCode: 200, body: btoa('<button>play</button>') })
    cdp().on('Fetch.requestPaused', player)
    await cdp().send('Fetch.enable', { patterns: [{ urlPattern: 'https://www.youtube-nocookie.com/*' }] })
    onTestFinished(async () => {
      cdp().off('Fetch.requestPaused', player)
      await cdp().send('Fetch.disable')
    })
    const hasArrived = new Promise((resolve) => frame().addEventListener('load', resolve, { once: true }))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => toYoutube()).toHaveLength(1)
    expect(document.activeElement).toBe(link)
    await hasArrived
    await userEvent.tab()
    await expect.poll(() => document.activeElement).toBe(frame())
    expect(waiting(1)).toBeTruthy()
  })

  it('lets its poster show through in either scheme, and takes a press wherever it is', async () => {
    await show([video])
    const area = () => waiting()?.querySelector('svg')?.getBoundingClientRect()
    await expect.poll(() => area()?.width).toBe(frame().clientWidth)
    expect(area()?.height).toBeGreaterThan(frame().clientHeight)
    expect(getComputedStyle(frame()).colorScheme).toBe('light')
  })
})

describe('a picture', () => {
  const stem = '/media/tenants/cafe/2026/11/01ARZ3NDEKTSV4RRFFQ69G5FAV'
  const picture = { type: 'image', data: { file: { url: `${stem}.jpg`, width: 1600, height: 900 }, alt: '桟橋' } }
  const pictures = () => requests.sent.filter((url) => url.includes('/media/')).map((url) => new URL(url).pathname)

  it('has its place before it is there, and comes in a size that fits when it is near', async () => {
    const lines = Array.from({ length: 150 }, () => ({ type: 'paragraph', data: { text: '波の音' } }))
    await show([...lines, picture], 600)
    // The browser requests a nearby image before it is idle, which it may not be for minutes on a busy machine.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }))
    expect(pictures()).toEqual([])
    const image = page.getByRole('img', { name: '桟橋' }).element()
    expect([image.clientWidth, image.clientHeight]).toEqual([600, 338])
    image.scrollIntoView()
    await expect.poll(() => pictures()).toEqual([`${stem}-640.avif`])
  })

  it('fills its column when stretched, and is no higher than a screen when tall', async () => {
    const file = { url: '/media/a.png', width: 200, height: 100 }
    await show(
      [
        { type: 'image', data: { file, alt: '小', stretched: true } },
        { type: 'image', data: { file: { ...file, width: 1000, height: 1500 }, alt: '縦' } },
      ],
      700,
    )
    expect(page.getByRole('img', { name: '小' }).element().clientWidth).toBe(700)
    expect(page.getByRole('img', { name: '縦' }).element().clientWidth).toBe(26 * 16)
  })
})

describe('what is wider than the page', () => {
  const row = Array.from({ length: 8 }, (_, column) => `列の${column}番`)
  const wide = [
    { type: 'table', data: { withHeadings: true, content: [row, row] } },
    { type: 'code', data: { code: 'const boats = harbour.filter((boat) => boat.isMoored && boat.name !== "").length' } },
  ]

  it('scrolls by the keyboard within its own named box, never the page', async () => {
    await show(wide)
    for (const name of ['表', 'コード']) {
      const box = page.getByRole('group', { name }).element()
      expect(box.clientWidth).toBeLessThanOrEqual(360)
      expect(box.scrollWidth).toBeGreaterThan(360)
      await userEvent.tab()
      await expect.poll(() => document.activeElement).toBe(box)
      expect(getComputedStyle(box).outlineStyle).toBe('solid')
      await userEvent.keyboard('{ArrowRight>5/}')
      await expect.poll(() => box.scrollLeft).toBeGreaterThan(0)
    }
    expect(document.querySelector('.rt')?.scrollWidth).toBe(360)
  })

  it('keeps a column wide enough to read', async () => {
    await show(wide)
    for (const cell of document.querySelectorAll('td')) expect(cell.clientWidth).toBeGreaterThan(90)
  })
})

it('shows the link to a heading while the heading is pointed at or the link has the focus', async () => {
  await show([{ id: 'abcdefghij', type: 'header', data: { text: '港の朝', level: 2 } }])
  const link = page.getByRole('link', { name: '「港の朝」へのリンク' })
  const opacity = () => getComputedStyle(link.element()).opacity
  expect(page.getByRole('heading', { name: '港の朝', exact: true }).element().id).toBe('h-abcdefghij')
  // The pointer may rest on it since an earlier test.
  await userEvent.unhover(page.getByRole('heading'))
  await expect.poll(opacity).toBe('0')
  await page.getByRole('heading').hover()
  await expect.poll(opacity).toBe('1')
  await userEvent.unhover(page.getByRole('heading'))
  await expect.poll(opacity).toBe('0')
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  await expect.poll(opacity).toBe('1')
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

it('makes the whole card of another page its link', async () => {
  const meta = { title: '港の歴史', description: '開港から百年。' }
  await show([{ type: 'linkTool', data: { link: 'https://a.example/', meta } }])
  const { left, bottom } = document.querySelector('.rt-card')?.getBoundingClientRect() ?? new DOMRect()
  const link = page.getByRole('link', { name: '港の歴史' }).element()
  expect(document.elementFromPoint(left + 5, bottom - 5)).toBe(link)
  await userEvent.tab()
  await expect.poll(() => document.activeElement).toBe(link)
  expect([link, link.closest('.rt-card') ?? link].map((one) => getComputedStyle(one).outlineStyle)).toEqual(['none', 'solid'])
})
