import { shows } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { foundRecord, NEVER, PersonalDataPage, read, READS, readsApi, UNAVAILABLE } from './testing/personal-data-page.tsx'

const many = Array.from({ length: 5 }, (_, place) => ({
  id: `01JGUEST00000000000000000${place}`,
  title: { ja: `G-000${place}`, en: null },
}))

const reads = [
  read({ id: '01JREAD0000000000000000003', kind: 'export', records: many, recordCount: 42 }),
  read({ id: '01JREAD0000000000000000002', impersonator: { id: 'a', name: '灯台 守' } }),
  read({ id: '01JREAD0000000000000000004', by: { id: null, name: '公開サイト (API)' }, isKey: true, kind: 'list', network: null }),
  read(),
]

const answering = (answer: typeof NEVER) => {
  const api = readsApi([])
  api.answer(`GET ${READS}`, answer)
  return api
}

/** Who read personal data of a tenant. */
const meta = {
  title: 'captain/Personal data',
  component: PersonalDataPage,
  args: { api: readsApi(reads) },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
} satisfies Meta<typeof PersonalDataPage>
export default meta

type Story = StoryObj<typeof meta>

export const Reads: Story = { play: shows(/CSVに書き出し/) }

export const ReadsInEnglish: Story = { globals: { locale: 'en' } }

export const ReadsOnAPhone: Story = { ...Reads, globals: { viewport: { value: 'phone' } } }

/** A press on a record narrows the log to who looked at it. */
export const OfOneRecord: Story = {
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'G-0001' }))[0] as HTMLElement)
    await expect(await screen.findByText('1件だけ')).toBeVisible()
  },
}

export const NoReads: Story = { args: { api: readsApi([]) }, play: shows(/閲覧記録はまだありません/) }

export const NoMatch: Story = {
  args: { api: readsApi([]), record: '01JGUEST000000000000000001' },
  play: shows(/当てはまる閲覧はありません/),
}

export const Loading: Story = { args: { api: answering(NEVER) } }

export const Failed: Story = { args: { api: answering(UNAVAILABLE) }, play: shows(/閲覧記録を読み込めませんでした/) }

export const NotForEditors: Story = { args: { role: 'editor' }, play: shows(/権限がありません/) }

const found = [
  foundRecord({ outcome: 'erase', files: 2 }),
  foundRecord({ id: '01JGUEST000000000000000002', deletedAt: '2026-11-21T03:00:00.000Z' }),
  foundRecord({ id: '01JGUEST000000000000000003', outcome: 'partly', reason: 'tax', keptUntil: '2033-11-20' }),
  foundRecord({ id: '01JGUEST000000000000000004', outcome: 'keep', reason: 'account' }),
  foundRecord({ id: '01JGUEST000000000000000005', type: 'banquet', title: { ja: null, en: null }, isRemoved: true, outcome: 'erase' }),
]

const find: NonNullable<Story['play']> = async () => {
  await userEvent.type(await screen.findByRole('textbox'), '山本花子')
  await userEvent.click(screen.getByRole('button', { name: /^(探す|Find)$/ }))
}

/** All records about a person, and what erasure does to each. */
export const Person: Story = {
  args: { first: 'person', api: readsApi([], found) },
  play: async (context) => {
    await find(context)
    await shows(/2033\/11\/20から消去できます/)()
  },
}

export const PersonInEnglish: Story = { ...Person, globals: { locale: 'en' }, play: find }

export const PersonOnAPhone: Story = { ...Person, globals: { viewport: { value: 'phone' } } }

export const NobodyFound: Story = {
  args: { first: 'person' },
  play: async (context) => {
    await find(context)
    await shows(/当てはまる記録はありません/)()
  },
}

export const TooShort: Story = {
  args: { first: 'person' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '探す' }))
    await shows(/2文字以上/)()
  },
}

/** The second step names the numbers before anything happens. */
export const Erasure: Story = {
  args: { first: 'person', api: readsApi([], found) },
  play: async (context) => {
    await find(context)
    await userEvent.click(await screen.findByRole('button', { name: '消去の内容を確認' }))
    await shows(/記録ごと消去：1件/)()
  },
}
