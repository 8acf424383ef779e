import type { MemberRole } from '@captain/auth-core'
import { FeedbackProvider } from '@captain/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createHttpClient, HttpError } from '@captain/http-core'
import { TenantContentProvider } from '../../../content-context.tsx'
import { drinksTenant } from '../../../list/testing/drinks-router.tsx'
import { withMessages } from '../../../with-messages.tsx'
import { messages as english } from '../locales/en.po'
import { messages as japanese } from '../locales/ja.po'
import { UploadPanel as Panel } from './upload-panel.tsx'
import type { QueuedFile, UploadQueue } from './upload-queue.ts'

const UploadPanel = withMessages(Panel, { ja: japanese, en: english })
const http = createHttpClient()
const ROLE: MemberRole = 'editor'

const taken = { accept: ['image'], maxBytes: 10 * 1024 * 1024 } as const

const queued = (key: number, name: string, given: Partial<QueuedFile>): QueuedFile => ({
  key,
  file: new File(['x'.repeat(2000)], name),
  taken,
  state: 'waiting',
  progress: 0,
  failure: null,
  ...given,
})

const noQueue: UploadQueue = {
  get: () => [],
  subscribe: () => () => undefined,
  add: () => undefined,
  retry: () => undefined,
  stop: () => undefined,
  clear: () => undefined,
}

const RUNNING = [
  queued(1, '港の朝.png', { state: 'done', progress: 1 }),
  queued(2, `${'とても長い名前の'.repeat(8)}写真.png`, { state: 'sending', progress: 0.4 }),
  queued(3, '灯台.png', {}),
]

const OVER = [
  queued(1, '港の朝.png', { state: 'done', progress: 1 }),
  queued(2, '猫.exe', { state: 'failed', failure: { kind: 'wrong-kind' } }),
  queued(3, '大きな海.png', { state: 'failed', failure: { kind: 'too-large' } }),
  queued(4, '途切れた.png', { state: 'failed', failure: { kind: 'failed', error: new HttpError(500, 'Fetch Error', null) } }),
  queued(5, '中止した.png', { state: 'stopped' }),
]

/** The uploads of a tenant in the corner of its media page. */
const meta = {
  title: 'content/Upload panel',
  component: UploadPanel,
  args: { items: RUNNING, queue: noQueue },
  argTypes: { items: { control: false }, queue: { control: false } },
  decorators: [
    (Story) => (
      <FeedbackProvider>
        <TenantContentProvider tenant={drinksTenant} role={ROLE} locale="ja" http={http} messages={{}}>
          <div style={{ minHeight: 420 }}>
            <Story />
          </div>
        </TenantContentProvider>
      </FeedbackProvider>
    ),
  ],
} satisfies Meta<typeof UploadPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const Over: Story = { args: { items: OVER } }

export const OverInEnglish: Story = { args: { items: OVER }, globals: { locale: 'en' } }
