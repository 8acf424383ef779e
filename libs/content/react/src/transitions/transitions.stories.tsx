import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { paidOrder, waitingOrder } from '../form/testing/shelf-content.ts'
import { answerJson, never, ShelfStory } from '../testing-stories/shelf-story.tsx'
import { shows } from '../testing-stories/shows.ts'

const at = (state: string) => ({ ...paidOrder, status: state, state })

/** A record that moves through its workflow step by step, such as an order. */
const meta = {
  title: 'content/Steps',
  component: ShelfStory,
  args: { type: 'order', screen: 'preview-by-id', record: paidOrder },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>

export const Paid: Story = { play: shows(/発送待ち/) }

export const InEnglish: Story = { globals: { locale: 'en' }, play: shows(/HK261121-00017/) }

export const OnAPhone: Story = { ...Paid, globals: { viewport: { value: 'phone' } } }

export const Shipped: Story = {
  args: { record: { ...at('shipped'), carrier: 'parcel', trackingNumber: '1234-5678' } },
  play: shows(/HK261121-00017/),
}

export const Cancelled: Story = { args: { record: { ...at('cancelled'), cancelReason: 'stock' } }, play: shows(/HK261121-00017/) }

/** The form of a transition asks for its required fields and shows which are missing. */
export const StepRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '発送済みにする' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '発送済みにする' }))
    await shows(/選択してください。/)()
  },
}

const openSequence: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '入金済みにする' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByText('発送済みにする', { selector: 'label *' }))
  await userEvent.type(within(dialog).getByRole('textbox', { name: '入金額' }), '540')
  await shows(/合計と違います/)()
}

/** One dialog from the payment to the shipment; it warns about an amount that is not the total. */
export const SeveralSteps: Story = { args: { record: waitingOrder }, play: openSequence }

export const SeveralStepsOnAPhone: Story = { ...SeveralSteps, globals: { viewport: { value: 'phone' } } }

export const SeveralStepsInEnglish: Story = {
  args: { record: waitingOrder },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as paid' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByText('Mark as shipped', { selector: 'label *' }))
  },
}

export const ForReaders: Story = { args: { role: 'viewer' }, play: shows(/HK261121-00017/) }

export const Loading: Story = { args: { answers: never } }

export const Failed: Story = {
  args: { answers: () => answerJson({ status: 500, code: 'internal' }, 500) },
  play: shows(/読み込めませんでした/),
}
