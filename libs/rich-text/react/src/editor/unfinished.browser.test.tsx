import type { RichTextDocument } from '@captain/rich-text-core'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LinkLookup } from './services.ts'
import { addBlock, addLine, flush, handedOver, idle, issuesOf, lastBlocks, openEditor, paragraph, texts } from './testing/open-editor.tsx'

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const blocksOfForms = [
  ['リンクカード', 'リンク先のURL', 'richTextAddress', /^https:\/\/ か http:\/\//],
  ['動画', 'YouTubeのURL', 'youtubeEmbed', /^YouTubeの動画のURLではありません/],
] as const

const handed = () => handedOver.mock.lastCall?.[0] as RichTextDocument
const undo = () => userEvent.keyboard('{Control>}z{/Control}')

describe('an address that is not a card or a video yet', () => {
  it('is part of the text: a link card of the address, that can be saved and is there again', async () => {
    const lookup = vi.fn<LinkLookup>()
    const screen = await openEditor({ blocks: [] }, { onLinkLookup: lookup })
    await addBlock('リンクカード')
    await userEvent.keyboard('https://a.example/news')
    await flush()
    expect(lastBlocks()).toEqual([{ type: 'linkTool', data: { link: 'https://a.example/news', meta: {} } }])
    await expect.element(page.getByRole('textbox', { name: 'リンク先のURL' })).toHaveValue('https://a.example/news')
    expect(lookup).not.toHaveBeenCalled()
    const unfinished = handed()
    expect(issuesOf(unfinished)).toEqual([])
    await screen.unmount()
    await openEditor(unfinished)
    await expect.element(page.getByRole('link', { name: /a\.example/ })).toHaveAttribute('href', 'https://a.example/news')
  })

  it('may be without its scheme', async () => {
    await openEditor({ blocks: [] })
    await addBlock('リンクカード')
    await userEvent.keyboard('a.example/news')
    await flush()
    expect(lastBlocks()).toEqual([{ type: 'linkTool', data: { link: 'https://a.example/news', meta: {} } }])
  })

  it('is the video that it names', async () => {
    await openEditor({ blocks: [] })
    await addBlock('動画')
    await userEvent.keyboard(VIDEO)
    await flush()
    expect(lastBlocks()).toMatchObject([{ type: 'embed', data: { service: 'youtube', source: VIDEO, caption: '' } }])
    expect(issuesOf(handed())).toEqual([])
  })

  it.each(blocksOfForms)('that is none is kept in a %s as it was typed, refused, and says why', async (block, field, issue, message) => {
    const screen = await openEditor({ blocks: [paragraph('前')] })
    await texts().click()
    await addLine()
    await addBlock(block)
    await userEvent.keyboard('港の歴史')
    expect(document.querySelector('.rte-error')?.textContent).toBe('')
    await texts().first().click()
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
    await flush()
    const unfinished = handed()
    expect(issuesOf(unfinished)).toEqual([issue])
    await screen.unmount()
    await openEditor(unfinished)
    await expect.element(page.getByRole('textbox', { name: field })).toHaveValue('港の歴史')
    await expect.element(page.getByRole('textbox', { name: field })).toBeInvalid()
    await page.getByRole('textbox', { name: field }).fill(VIDEO)
    await userEvent.keyboard('{Enter}')
    await flush()
    if (block === 'リンクカード') await page.getByRole('button', { name: 'URLだけで作成' }).click()
    await flush()
    expect(issuesOf(handed())).toEqual([])
  })

  it.each(blocksOfForms)('of an empty %s is nothing', async (block) => {
    await openEditor({ blocks: [paragraph('前')] })
    await texts().click()
    await addLine()
    await addBlock(block)
    await userEvent.keyboard('x{Backspace}')
    await flush()
    expect(handedOver.mock.calls.at(-1)?.[0].blocks.map(({ type }) => type) ?? ['paragraph']).toEqual(['paragraph'])
  })

  it('goes in one step with its block', async () => {
    await openEditor({ blocks: [paragraph('前')] })
    await texts().click()
    await addLine()
    await flush()
    await addBlock('リンクカード')
    await flush()
    for (const part of ['https://a', '.example', '/news']) {
      await userEvent.keyboard(part)
      await flush()
    }
    expect(lastBlocks()).toHaveLength(2)
    await texts().first().click()
    await undo()
    await expect.poll(() => lastBlocks()?.map(({ type }) => type)).toEqual(['paragraph'])
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect.poll(() => lastBlocks()?.[1]).toEqual({ type: 'linkTool', data: { link: 'https://a.example/news', meta: {} } })
    await idle()
  })
})

it('a card of an address alone gets the rest from its settings', async () => {
  const meta = { title: '朝市', description: '毎月第二日曜' }
  const onLinkLookup: LinkLookup = async (link) => ({ status: 200, body: { success: 1, link, meta } })
  await openEditor({ blocks: [{ type: 'linkTool', data: { link: 'https://a.example/', meta: {} } }, paragraph('後')] }, { onLinkLookup })
  await page.getByRole('link', { name: /a\.example/ }).hover()
  await page.getByRole('button', { name: 'ブロックの設定' }).click()
  await page.getByRole('menuitem', { name: 'リンク先の情報を更新' }).click()
  await expect.element(page.getByRole('link', { name: /朝市/ })).toBeVisible()
  await expect.poll(() => lastBlocks()?.[0]?.data).toEqual({ link: 'https://a.example/', meta })
})
