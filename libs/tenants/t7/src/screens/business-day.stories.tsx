import { answerJson, never, seedApi, shows, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screens } from '../captain.ts'
import { monthDays } from '../days.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import type { CalendarDay } from '../opening-hours.ts'
import { seed } from '../seed.ts'
import { tenant } from '../tenant.ts'

const demo = seedApi(tenant, seed)

const dayOf = (date: string): CalendarDay => {
  const isClosed = Number(date.slice(8)) % 7 === 3
  const isSpecial = date.endsWith('-20')
  return {
    date,
    isOpen: !isClosed,
    openTime: isClosed ? null : 660,
    closeTime: isClosed ? null : 1380,
    lastEntry: null,
    foodLastOrder: null,
    drinkLastOrder: null,
    kind: isSpecial ? 'extraOpen' : null,
    title: isSpecial ? 'ゲーム会のため夜まで' : null,
    message: null,
    eventSlug: null,
    scheduleId: isSpecial ? '01M7YS4WY3HSZYWPGDXE000001' : null,
    holiday: date.endsWith('-23') ? '祝日' : null,
    note: null,
  }
}

const daysOf = (month: string): readonly string[] => {
  const { first, last } = monthDays(month)
  return Array.from({ length: Number(last.slice(8)) }, (_unused, place) => `${first.slice(0, 8)}${String(place + 1).padStart(2, '0')}`)
}

/** The demo café, and a calendar of made-up days. */
const cafe: Answering = async (input, init) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
  if (!pathname.endsWith('/business-calendar')) return demo(input, init)
  const month = searchParams.get('month') ?? ''
  return answerJson({ month, items: daysOf(month).map(dayOf) })
}

const empty: Answering = async (input, init) => {
  const answer = await cafe(input, init)
  const body = (await answer.json()) as { readonly items?: readonly unknown[] }
  return answerJson(Array.isArray(body.items) ? { ...body, items: [] } : body)
}

/** The café's week and calendar, and the page that edits the week. */
const meta = {
  title: 't7/Business days',
  component: StoryScreen,
  args: { tenant, messages: { ja, en }, type: 'business-day', screen: 'list', screens, fetch: cafe },
  tags: ['alone'],
  parameters: {
    ownFeedback: true,
    layout: 'fullscreen',
    docs: { description: { component: 'ころりの営業日です。1週間をまとめて編集し、特別な日は暦に出ます。' } },
  },
} satisfies Meta<typeof StoryScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Week: Story = { play: shows(/ゲーム会のため夜まで/) }

export const WeekInEnglish: Story = { globals: { locale: 'en' }, play: shows(/ゲーム会のため夜まで/) }

export const WeekOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows(/ゲーム会のため夜まで/) }

export const ForReaders: Story = { args: { role: 'viewer' }, play: shows(/ゲーム会のため夜まで/) }

export const Nothing: Story = { args: { fetch: empty } }

export const Loading: Story = { args: { fetch: never } }

export const Failed: Story = {
  args: { fetch: async () => answerJson({ status: 500, code: 'internal' }, 500) },
  play: shows(/読み込めませんでした/),
}

export const EditTheWeek: Story = { args: { screen: 'edit-all' }, play: shows(/月曜/) }

export const EditTheWeekInEnglish: Story = { args: { screen: 'edit-all' }, globals: { locale: 'en' }, play: shows(/Monday/) }

export const EditTheWeekOnAPhone: Story = { args: { screen: 'edit-all' }, globals: { viewport: { value: 'phone' } }, play: shows(/月曜/) }

export const EditTheWeekForReaders: Story = { args: { screen: 'edit-all', role: 'viewer' }, play: shows(/ゲーム会のため夜まで/) }
