import type { MediaItem } from '@captain/content-core'
import { useLingui } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import { answerJson, never } from '../../../testing-stories/shelf-story.tsx'
import { shows } from '../../../testing-stories/shows.ts'
import { asset, libraryApi } from '../testing/library-api.ts'
import { libraryRouter, type LibraryPageOptions } from '../testing/library-router.tsx'

const TAGS = [
  { id: 't1', name: '秋の広報' },
  { id: 't2', name: '店内写真' },
]

const drawing = (id: string, name: string, given: Partial<MediaItem> = {}): MediaItem =>
  asset(id, { originalName: name, url: `/pictures/${id}.svg`, thumbnailUrl: `/pictures/${id}.svg`, ...given })

const FILES: readonly MediaItem[] = [
  drawing('harbour', '港の朝.png', { usedCount: 2, tags: ['t1', 't2'], alt: { ja: '朝の港', en: 'The harbor in the morning' } }),
  drawing('lighthouse', `${'とても長い名前の'.repeat(10)}写真.png`, { tags: ['t2'], size: 2_400_000 }),
  asset('sound', { originalName: '汽笛.mp3', mimeType: 'audio/mpeg', width: null, height: null }),
  asset('paper', { originalName: '約款.pdf', mimeType: 'application/pdf', width: null, height: null, usedCount: 1 }),
  asset('archive', { originalName: '資料一式.zip', mimeType: 'application/zip', width: null, height: null, size: 48_000_000 }),
  ...Array.from({ length: 14 }, (_unused, place) =>
    drawing(place % 2 === 0 ? 'harbour' : 'lighthouse', `港の写真 ${place + 1}.png`, { id: `m${place}`, usedCount: place % 3 }),
  ),
]

const USES = {
  harbour: [
    { type: 'drink', id: 'mike', title: { ja: 'みけブレンド', en: 'Calico blend' }, isInTrash: false, isPublic: true },
    { type: 'drink', id: 'tora', title: { ja: 'とらラテ', en: 'Tabby latte' }, isInTrash: false, isPublic: false },
  ],
}

const until = () => new Date(Date.now() + 20 * 60_000).toISOString()
const full = (kept = {}) => libraryApi(FILES, USES, { tags: TAGS, limit: 60, kept }).answers

type MediaStoryProps = Omit<LibraryPageOptions, 'locale' | 'answers'> & { readonly answersOf?: () => LibraryPageOptions['answers'] }

/** The page on a separate in-memory API. */
const MediaStory = ({ answersOf = full, ...options }: MediaStoryProps) => {
  const { i18n } = useLingui()
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [router] = useState(() => libraryRouter({ answers: answersOf(), locale: i18n.locale === 'en' ? 'en' : 'ja', ...options }))
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

const inLibrary =
  (answer: () => Response | Promise<Response>): NonNullable<MediaStoryProps['answersOf']> =>
  () =>
  (url) =>
    url.pathname.includes('/media-library') ? answer() : null

/** All files of a tenant: find, upload, tag, describe, replace, crop and delete them. */
const meta = {
  title: 'content/Media page',
  component: MediaStory,
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
  argTypes: { answersOf: { control: false } },
} satisfies Meta<typeof MediaStory>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = { play: shows(/19件/) }

export const FullInEnglish: Story = { globals: { locale: 'en' }, play: shows(/19 items/) }

export const FullOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows(/19件/) }

export const AsATable: Story = { args: { search: '?view=table' }, play: shows(/秋の広報、店内写真/) }

export const Selected: Story = {
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('checkbox', { name: '「港の朝.png」を選択' }))
    await expect(await context.canvas.findByRole('toolbar')).toBeVisible()
  },
}

export const Details: Story = {
  args: { search: '?file=harbour' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('みけブレンド')).toBeVisible()
  },
}

export const DetailsInEnglish: Story = {
  args: { search: '?file=harbour' },
  globals: { locale: 'en' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Calico blend')).toBeVisible()
  },
}

export const DetailsOnAPhone: Story = { ...Details, globals: { viewport: { value: 'phone' } } }

export const DetailsOfSound: Story = {
  args: { search: '?file=sound' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('どこにも使われていません。')).toBeVisible()
  },
}

/** The replacement of the file can be undone. */
export const Replaced: Story = {
  args: { search: '?file=harbour', answersOf: () => full({ harbour: { former: { originalName: '昨日の港.png', until: until() } } }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(/昨日の港/)).toBeVisible()
  },
}

export const Cropping: Story = {
  args: { search: '?file=harbour' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: '切り抜く' }))
    await expect(await dialog.findByRole('group', { name: /切り抜く範囲/ })).toBeVisible()
  },
}

export const Tags: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'タグの管理' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('店内写真')).toBeVisible()
  },
}

/** No tag can be chosen before the tags are read. */
export const TagsUnread: Story = {
  args: {
    search: '?file=harbour',
    answersOf: () => {
      const answers = full()
      return (url, init) => (url.pathname.endsWith('/tags') ? answerJson({ status: 403, code: 'forbidden' }, 403) : answers(url, init))
    },
  },
  play: shows(/タグを読み込めませんでした/),
}

export const DetailsForAViewer: Story = { ...Details, args: { search: '?file=harbour', role: 'viewer' } }

export const ForAViewer: Story = { args: { role: 'viewer' }, play: shows(/閲覧のみ/) }

export const Empty: Story = { args: { answersOf: () => libraryApi([]).answers }, play: shows(/ファイルはまだありません/) }

export const EmptyForAViewer: Story = {
  args: { role: 'viewer', answersOf: () => libraryApi([]).answers },
  play: shows(/アップロードされると/),
}

export const NoMatch: Story = { args: { search: '?q=灯台守' }, play: shows(/条件に合うファイルはありません/) }

export const Loading: Story = { args: { answersOf: inLibrary(never) } }

export const Failed: Story = {
  args: { answersOf: inLibrary(() => answerJson({ status: 500, code: 'internal-error' }, 500)) },
  play: shows(/ライブラリを読み込めませんでした/),
}

export const Refused: Story = {
  args: { answersOf: inLibrary(() => answerJson({ status: 403, code: 'forbidden' }, 403)) },
  play: shows(/この操作を行う権限がありません/),
}
