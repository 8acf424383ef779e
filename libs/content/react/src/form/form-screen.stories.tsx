import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { shows } from '../testing-stories/shows.ts'
import { answerJson, never, ShelfStory } from '../testing-stories/shelf-story.tsx'
import { coffee, harbour } from './testing/shelf-content.ts'

/** The form of a record in all of its situations. */
const meta = {
  title: 'content/Form',
  component: ShelfStory,
  args: { type: 'drink', screen: 'edit', record: coffee },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const amount = ({ canvas }: Context) => canvas.findByRole('textbox', { name: /^(量|Amount)/ })

const typeAmount = async (context: Context) => {
  const box = await amount(context)
  await context.userEvent.clear(box)
  await context.userEvent.type(box, '300')
}

const save = async (context: Context) => {
  await typeAmount(context)
  await context.userEvent.keyboard('{Control>}s{/Control}')
}

const saves =
  (words: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    await save(context)
    await shows(words)()
  }

export const Loading: Story = { args: { answers: never } }

export const New: Story = {
  args: { screen: 'new', record: {} },
  play: async (context) => void (await amount(context)),
}

export const Edit: Story = { play: async (context) => expect(await amount(context)).toHaveValue('200') }

export const EditInEnglish: Story = { ...Edit, globals: { locale: 'en' } }

export const EditOnAPhone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } }

export const EnglishLeftBehind: Story = {
  args: {
    record: {
      ...coffee,
      name: { ja: '深煎り珈琲', en: 'Coffee' },
      localeUpdatedAt: { ja: '2026-11-20T05:00:00.000Z', en: '2026-11-01T05:00:00.000Z' },
    },
  },
  play: async (context) => void (await amount(context)),
}

export const Published: Story = {
  args: { type: 'story', record: { ...harbour, hasUnpublishedChanges: true } },
  play: async ({ canvas }) => void (await canvas.findAllByText(/公開ページを開く/)),
}

/** The QR code contains the full URL of the public page, so that it can be printed. */
export const QrCodeOfAPublicPage: Story = {
  ...Published,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'QRコード' }))
    const dialog = within(await screen.findByRole('dialog', { name: '「港の朝」のQRコード' }))
    await expect(await dialog.findByRole('img', { name: '「港の朝」のQRコード' })).toBeVisible()
    await expect(dialog.getByText(/^https?:\/\/[^/]+\/stories\/\w+$/)).toBeVisible()
    for (const format of ['PNG', 'SVG'])
      await expect(dialog.getByRole('link', { name: `${format}をダウンロード` })).toHaveAttribute(
        'download',
        expect.stringMatching(/^story-\w+-qr\.(png|svg)$/),
      )
  },
}

export const Unsaved: Story = { play: typeAmount }

export const Saving: Story = { args: { prepare: (api) => api.next(never) }, play: saves(/保存しています|保存中/) }

export const Saved: Story = { play: saves(/^保存済み \d\d:\d\d$/) }

export const Refused: Story = {
  play: async (context) => {
    const box = await amount(context)
    await context.userEvent.clear(box)
    await context.userEvent.type(box, 'たくさん')
    await context.userEvent.keyboard('{Control>}s{/Control}')
    await shows(/1か所の入力を確認してください。/)()
    await expect(box).toBeInvalid()
  },
}

export const RefusedByTheServer: Story = {
  args: {
    prepare: (api) =>
      api.next(() =>
        api.problem(422, 'invalid', { issues: [{ path: 'name.ja', rule: 'duplicate', params: {}, message: 'すでに使われています。' }] }),
      ),
  },
  play: saves(/か所の入力を確認してください。/),
}

/** Another user saved the same field concurrently. */
export const Conflict: Story = {
  play: saves(/ほかの人の変更と合わせる/),
  args: {
    answers: (path, api, init) => {
      if (init.method === 'PATCH' && api.record().lockVersion === 1) api.change({ milliliters: 250 })
      return path === '' ? never() : null
    },
  },
}

export const Offline: Story = {
  args: { answers: (_path, _api, { method }) => (method === 'PATCH' ? Promise.reject(new TypeError('offline')) : null) },
  play: saves(/接続|通信|オフライン/),
}

export const ServerFailed: Story = {
  args: { answers: (_path, _api, { method }) => (method === 'PATCH' ? answerJson({ status: 500, code: 'internal' }, 500) : null) },
  play: saves(/もう一度お試しください/),
}

export const SessionEnded: Story = {
  args: { answers: (_path, _api, { method }) => (method === 'PATCH' ? answerJson({ status: 401, code: 'unauthorized' }, 401) : null) },
  play: saves(/ログイン/),
}

export const LoadingFailed: Story = {
  args: { answers: () => answerJson({ status: 500, code: 'internal' }, 500) },
  play: shows(/読み込めませんでした/),
}

export const NotFound: Story = { args: { answers: () => answerJson({ status: 404, code: 'not-found' }, 404) }, play: shows(/削除されたか/) }

export const MayNotCreate: Story = { args: { screen: 'new', role: 'viewer' }, play: shows(/作成する権限がありません/) }

export const OnlyReads: Story = {
  args: { role: 'viewer' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/珈琲/)
    await expect(canvas.queryAllByRole('textbox')).toEqual([])
  },
}

export const SomebodyElseIsHere: Story = {
  args: { prepare: (api) => api.meet([{ id: 'b', name: '喫茶 編' }]) },
  play: shows(/喫茶 編/),
}

const DRAFT = {
  savedAt: '2026-11-20T09:00:00.000Z',
  lockVersion: 1,
  values: { milliliters: 350 },
  base: { milliliters: 200 },
}

/** Offers input from before a crash. */
export const DraftFound: Story = {
  args: {
    prepare: (api) => localStorage.setItem(`captain-draft:a:cafe:drink:${api.id()}:old`, JSON.stringify(DRAFT)),
  },
  play: shows(/保存していない入力がこの端末に残っています/),
}
