import type { MemberRole } from '@captain/auth-core'
import type { AnyContentType, AnyRecord, SavedView } from '@captain/content-core'
import { useLingui } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { catalogApi } from './testing/catalog-api.ts'
import { catalogRouter, CatalogScreen } from './testing/catalog-screen.tsx'
import { catalogId, dish, dishRecord, post, someDishes, somePosts } from './testing/catalog.ts'

type Instead = NonNullable<Parameters<typeof catalogApi>[1]>['instead']

type ListStoryProps = {
  readonly type?: AnyContentType
  readonly records?: readonly AnyRecord[]
  readonly views?: readonly SavedView[]
  /** Search part of the URL. */
  readonly search?: string
  readonly role?: MemberRole
  readonly instead?: Instead
}

/** The list of a fictional café on a separate in-memory API. */
const ListStory = ({ type = dish, records = someDishes(), views = [], search = '', role = 'editor', instead }: ListStoryProps) => {
  const { i18n } = useLingui()
  const [router] = useState(() => {
    const api = catalogApi(records, { views, ...(instead !== undefined && { instead }) })
    return catalogRouter({ api, type, search, role, locale: i18n.locale === 'en' ? 'en' : 'ja' })
  })
  return <CatalogScreen router={router} />
}

const meta = {
  title: 'content/ListScreen',
  component: ListStory,
  parameters: { layout: 'fullscreen', ownFeedback: true },
} satisfies Meta<typeof ListStory>
export default meta

type Story = StoryObj<typeof meta>

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS + 3_600_000).toISOString()

const teamView: SavedView = {
  id: catalogId(800),
  name: '甘味だけ',
  isShared: true,
  isMine: false,
  isEditable: false,
  query: { filter: { genre: ['sweets'] } },
  dropped: ['filter[season]', 'sort'],
  updatedAt: '2026-11-21T00:00:00.000Z',
}

export const Grouped: Story = {}

/** A type whose declaration names the switch that staff press most often. */
export const MainSwitch: Story = { args: { type: { ...dish, mainSwitch: 'isHot', listEditable: ['stars'] } } }

export const States: Story = { args: { type: post, records: somePosts() } }

export const Loading: Story = { args: { instead: () => new Promise<Response>(() => undefined) } }

export const Empty: Story = { args: { records: [] } }

export const EmptyForViewer: Story = { args: { records: [], role: 'viewer' } }

export const NoMatch: Story = { args: { search: '?f.genre=sweets&f.stars=5..' } }

export const Failed: Story = {
  args: { instead: () => new Response('{"title":"","status":403,"code":"forbidden"}', { status: 403 }) },
}

export const ReadOnly: Story = { args: { role: 'viewer' } }

export const AddressWithMistakes: Story = { args: { search: '?f.stars=many&f.gone=1' } }

export const TeamView: Story = { args: { views: [teamView], search: `?view=${teamView.id}&f.genre=sweets` } }

export const Trash: Story = {
  args: {
    search: '?trash=true',
    records: [
      dishRecord(1, '昔の味', { deletedAt: ago(18), deletedBy: { id: 'aoi', name: '佐藤 葵' } }),
      dishRecord(2, '消える味', { deletedAt: ago(30), deletedBy: { id: 'aoi', name: '佐藤 葵' } }),
    ],
  },
}

export const EmptyTrash: Story = { args: { search: '?trash=true', records: [] } }

const page = () => within(document.body)

export const RowSelection: Story = {
  play: async () => {
    const ticks = await page().findAllByRole('checkbox')
    for (const tick of ticks.slice(1, 3)) await userEvent.click(tick)
    await expect(await page().findByRole('toolbar')).toBeVisible()
  },
}

export const EditedInRow: Story = {
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /コーヒー.(おすすめ度|Stars)/ }))
    await userEvent.type(await page().findByRole('textbox'), '9{Enter}')
    await expect(await page().findByText(/5以下|5 or less/)).toBeVisible()
  },
}

export const Columns: Story = {
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /表示の設定|View settings|Display/ }))
    await expect((await page().findAllByRole('listitem')).length).toBeGreaterThan(3)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
