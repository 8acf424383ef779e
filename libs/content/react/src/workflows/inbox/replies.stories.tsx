import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { notedCall, question, sentReply } from '../../form/testing/shelf-content.ts'
import { answerJson, never, ShelfStory } from '../../testing-stories/shelf-story.tsx'
import { shows } from '../../testing-stories/shows.ts'

/** Replies to a message: the thread below it, and what staff write. */
const meta = {
  title: 'content/Inbox/Replies',
  component: ShelfStory,
  args: { type: 'mail', screen: 'preview-by-id', record: question },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>

type Playing = Parameters<NonNullable<Story['play']>>[0]

const press = async ({ canvas, userEvent }: Playing, name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }))

const replied = { ...question, status: 'inProgress', state: 'inProgress', replies: [sentReply, notedCall] }

export const NoReplyYet: Story = { play: shows(/まだ返信していません。/) }

export const Replied: Story = { args: { record: replied, prepare: (api) => api.replies.become('sent') }, play: shows(/送信済み/) }

export const Waiting: Story = { args: { record: replied }, play: shows(/送信待ち/) }

export const Refused: Story = {
  args: { record: replied, prepare: (api) => api.replies.become('refused') },
  play: shows(/送信できませんでした/),
}

export const Unsure: Story = {
  args: { record: replied, prepare: (api) => api.replies.become('unsure') },
  play: shows(/届いたか確認できません/),
}

export const WithoutAMailServer: Story = {
  args: { record: replied, prepare: (api) => api.replies.become('kept') },
  play: shows(/送信箱に残っています/),
}

export const InEnglish: Story = { ...Refused, globals: { locale: 'en' }, play: shows(/couldn’t be delivered/) }

/** Their values are masked, so that nothing of the replies is left. */
export const ForReaders: Story = { args: { record: { ...replied, replies: [] }, role: 'viewer' }, play: shows(/5名で行けますか。/) }

export const Writing: Story = {
  play: async (playing) => {
    await press(playing, /メールで返信|Reply by e-mail/)
    await playing.canvas.findByDisplayValue('Re: 予約について')
  },
}

export const WritingInEnglish: Story = { ...Writing, globals: { locale: 'en' } }

export const WritingOnAPhone: Story = { ...Writing, globals: { viewport: { value: 'phone' } } }

/** A response of the sender would not arrive. */
export const WithoutAnAddressOfTheSite: Story = {
  args: { prepare: (api) => api.replies.offering({ replyTo: null }) },
  play: async (playing) => {
    await Writing.play?.(playing)
    await shows(/相手からの返信は届きません/)()
  },
}

/** All of a mail before it is sent. */
export const Summary: Story = {
  play: async (playing) => {
    await Writing.play?.(playing)
    const text = playing.canvas.getByRole('textbox', { name: /^(本文|Text)$/ })
    await playing.userEvent.type(text, '5名様で承りました。')
    await press(playing, /内容を確認して送信|Review and send/)
    await screen.findByRole('dialog')
  },
}

export const SummaryOnAPhone: Story = { ...Summary, globals: { viewport: { value: 'phone' } } }

/** The mail could not be handed over; nothing is lost. */
export const SendingFailed: Story = {
  args: { prepare: (api) => api.next(() => answerJson({ status: 500, code: 'internal' }, 500)) },
  play: async (playing) => {
    await Summary.play?.(playing)
    const dialog = within(await screen.findByRole('dialog'))
    await playing.userEvent.click(dialog.getByRole('button', { name: '送信する' }))
    await dialog.findByRole('alert')
  },
}

export const Preparing: Story = {
  args: { answers: (path) => (path.endsWith('/replies') ? never() : null) },
  play: (playing) => press(playing, /メールで返信/),
}

export const PreparingFailed: Story = {
  args: { answers: (path) => (path.endsWith('/replies') ? answerJson({ status: 500, code: 'internal' }, 500) : null) },
  play: async (playing) => {
    await press(playing, /メールで返信/)
    await shows(/返信の準備ができませんでした/)()
  },
}

export const NotingACall: Story = {
  args: { record: { ...question, phone: '03-0000-0901', answerBy: 'phone' } },
  play: async (playing) => {
    await press(playing, /返信を記録/)
    await playing.canvas.findByRole('textbox', { name: '話した内容' })
  },
}

export const Forgotten: Story = {
  args: { record: { ...question, email: 'deleted@example.invalid', status: 'done', state: 'done' } },
  play: shows(/個人情報を削除したため、返信できません。/),
}
