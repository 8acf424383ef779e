import { answerJson, never, shows, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screens } from '../../captain.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { tenant } from '../../tenant.ts'
import { demoSchedule } from './testing/demo-schedule.ts'

const { fetch: club } = demoSchedule()

const failed: Answering = async () => answerJson({ status: 500, code: 'internal' }, 500)

const empty: Answering = async (input, init) => {
  const answer = await club(input, init)
  const body = (await answer.json()) as { readonly items?: readonly unknown[] }
  return answerJson(Array.isArray(body.items) ? { ...body, items: [] } : body)
}

const phone = { viewport: { value: 'phone' } }
const month = { screen: 'edit', id: 'luka' } as const

/** Shifts: one row per cast, and the month of one cast. */
const meta = {
  title: 't2/Work schedule',
  component: StoryScreen,
  args: { tenant, messages: { ja, en }, type: 'cast-work-schedule', screen: 'list', screens, fetch: club },
  tags: ['alone'],
  parameters: {
    ownFeedback: true,
    layout: 'fullscreen',
    docs: { description: { component: '月光座クラブの出勤表です。一覧は1人1行、開くと1か月をまとめて入力できます。' } },
  },
} satisfies Meta<typeof StoryScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Casts: Story = { play: shows(/ルカ/) }

export const CastsInEnglish: Story = { globals: { locale: 'en' }, play: shows(/Luka/) }

export const CastsOnAPhone: Story = { globals: phone, play: shows(/ルカ/) }

export const NoCasts: Story = { args: { fetch: empty }, play: shows(/在籍中のキャストがいません/) }

export const CastsLoading: Story = { args: { fetch: never } }

export const CastsFailed: Story = { args: { fetch: failed }, play: shows(/読み込めませんでした/) }

export const Month: Story = { args: month, play: shows(/20:00/) }

export const MonthInEnglish: Story = { args: month, globals: { locale: 'en' }, play: shows(/20:00/) }

export const MonthOnAPhone: Story = { args: month, globals: phone, play: shows(/20:00/) }

export const MonthForReaders: Story = { args: { ...month, role: 'viewer' }, play: shows(/20:00/) }

export const MonthEmpty: Story = { args: { ...month, search: '?month=2031-05' }, play: shows(/2031年5月/) }

export const MonthFailed: Story = { args: { ...month, fetch: failed }, play: shows(/読み込めませんでした/) }
