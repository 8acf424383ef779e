import type { MediaItem } from '@captain/content-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { FieldForm, type Answers } from '../../testing-stories/field-form.tsx'
import { answerJson, never } from '../../testing-stories/shelf-story.tsx'
import { shows } from '../../testing-stories/shows.ts'

const asset = (id: string, given: Partial<MediaItem> = {}): MediaItem => ({
  id,
  url: '/pictures/harbour.svg',
  thumbnailUrl: '/pictures/harbour.svg',
  width: 1400,
  height: 900,
  originalName: `${id}.svg`,
  mimeType: 'image/svg+xml',
  size: 120_000,
  alt: { ja: null, en: null },
  focalPoint: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  createdBy: { id: 'a', name: '大家 港一' },
  usedCount: 0,
  tags: [],
  ...given,
})

const MANY: readonly MediaItem[] = [
  asset('harbour', { originalName: '港の朝.svg', usedCount: 2, alt: { ja: '朝の港', en: null } }),
  asset('lighthouse', {
    url: '/pictures/lighthouse.svg',
    thumbnailUrl: '/pictures/lighthouse.svg',
    originalName: `${'とても長い名前の'.repeat(10)}写真.svg`,
  }),
  ...Array.from({ length: 10 }, (_unused, place) => asset(`m${place}`)),
]

const USES = [{ type: 'tool', id: 'mike', title: { ja: 'みけ', en: null }, isInTrash: false, isPublic: true }]

const TAGS = [
  { id: 't1', name: '秋の広報', count: 4 },
  { id: 't2', name: '店内写真', count: 12 },
]

const library =
  (assets: readonly MediaItem[]): Answers =>
  (url) => {
    const [, id] = /\/media-library(?:\/(\w+))?$/.exec(url.pathname) ?? []
    if (id === 'tags') return answerJson({ items: TAGS })
    if (!url.pathname.includes('/media-library')) return null
    if (id === undefined) return answerJson({ items: assets, next: null, count: { value: assets.length, capped: false } })
    return answerJson({ ...assets.find((one) => one.id === id), crop: null, original: null, former: null, usedBy: USES })
  }

const inLibrary =
  (answer: () => Response | Promise<Response>): Answers =>
  (url) =>
    url.pathname.includes('/media-library') ? answer() : null

/** The media library of a tenant, opened from a field. The field shows the progress of uploads. */
const meta = {
  title: 'content/Media library',
  component: FieldForm,
  args: { kinds: ['image'], answers: library(MANY) },
  argTypes: { answers: { control: false } },
  tags: ['alone'],
  parameters: {
    ownFeedback: true,
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] } },
  },
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole('button', { name: /ライブラリから選ぶ|library/i })
    await userEvent.click(open as HTMLElement)
    await screen.findByRole('dialog')
  },
} satisfies Meta<typeof FieldForm>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async (context) => {
    await meta.play(context)
    await shows(/12件/)()
  },
}

export const FullInEnglish: Story = { globals: { locale: 'en' } }

export const FullOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Shows the details of the chosen asset and its uses. */
export const Chosen: Story = {
  play: async (context) => {
    await meta.play(context)
    const dialog = within(await screen.findByRole('dialog'))
    await context.userEvent.click(await dialog.findByRole('radio', { name: /港の朝/ }))
    await expect(await dialog.findByRole('link', { name: 'みけ' })).toBeVisible()
  },
}

export const Empty: Story = { args: { answers: library([]) } }

export const Loading: Story = { args: { answers: inLibrary(never) } }

export const Failed: Story = {
  args: { answers: inLibrary(() => answerJson({ status: 500, code: 'internal' }, 500)) },
  play: async (context) => {
    await meta.play(context)
    await shows(/読み込めませんでした/)()
  },
}

const chooseFile = async (context: Parameters<NonNullable<Story['play']>>[0], file: File): Promise<void> => {
  await context.canvas.findAllByRole('button', { name: 'ライブラリから選ぶ' })
  const [chooser] = context.canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]')
  // Users drop and paste files that the file dialog would not offer.
  chooser?.removeAttribute('accept')
  await context.userEvent.upload(chooser as HTMLElement, file)
}

/** A file of a wrong type is rejected before upload. */
export const RefusedByItsKind: Story = {
  play: async (context) => {
    await chooseFile(context, new File(['meow'], 'cat.exe', { type: 'application/octet-stream' }))
    await expect((await context.canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
}

/** The network transfers 30 % of a file and then stalls. */
const stallUploads = (): (() => void) => {
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function stall(this: XMLHttpRequest): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 3, total: 10 }))
  }
  return () => {
    XMLHttpRequest.prototype.send = send
  }
}

/** An upload shows its progress, and can be cancelled. */
export const Uploading: Story = {
  beforeEach: stallUploads,
  play: async (context) => {
    await chooseFile(context, new File(['meow'], 'cat.png', { type: 'image/png' }))
    const bar = await context.canvas.findByRole('progressbar', { name: 'アップロードしています' })
    await expect(bar).toHaveAttribute('aria-valuenow', '30')
    await expect(context.canvas.getByRole('button', { name: '中止' })).toBeEnabled()
  },
}

/** Stories have no server. */
export const UploadFailed: Story = {
  play: async (context) => {
    await chooseFile(context, new File(['meow'], 'cat.png', { type: 'image/png' }))
    await expect((await context.canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
}
