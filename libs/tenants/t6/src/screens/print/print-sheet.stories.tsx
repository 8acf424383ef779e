import type { ListResponse } from '@captain/content-core'
import { seedApi } from '@captain/content-react/story-parts'
import { dateInTimeZone } from '@captain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Order } from '../order/order-type.ts'
import { seed } from '../../seed.ts'
import { tenant } from '../../tenant.ts'
import { PrintSheet, type Paper } from './print-sheet.tsx'
import { loadPaperTexts } from './use-paper-texts.ts'
import type { Seller } from './use-seller.ts'

type Choice = { readonly paper: Paper; readonly wants: (order: Order) => boolean; readonly hasSeller: boolean }

const demo = seedApi(tenant, seed)

const allOf = async (type: string): Promise<readonly unknown[]> =>
  ((await (await demo(`/api/v1/tenants/shop/${type}?limit=100&rows=full`)).json()) as ListResponse).items

const load = async () => ({
  orders: (await allOf('order')) as readonly Order[],
  sellers: (await allOf('tokusho')) as readonly Seller[],
  texts: await loadPaperTexts(),
})

/** The documents of an order, at the width of A4 between its margins. */
const meta = {
  title: 't6/Papers',
  args: { paper: 'slip', wants: ({ locale }) => locale === 'ja', hasSeller: true },
  loaders: [load],
  tags: ['alone'],
  parameters: { docs: { description: { component: '店の納品書や送り状の印刷です。' } } },
  render: ({ paper, wants, hasSeller }, { loaded }) => {
    const { orders, sellers, texts } = loaded as Awaited<ReturnType<typeof load>>
    const order = orders.find(wants)
    return order === undefined ? (
      <p>No such order</p>
    ) : (
      <main style={{ maxWidth: '178mm', padding: '8mm', background: '#fff' }}>
        <PrintSheet
          texts={texts}
          paper={paper}
          order={order}
          seller={hasSeller ? (sellers[0] ?? null) : null}
          today={dateInTimeZone(new Date())}
        />
      </main>
    )
  },
} satisfies Meta<Choice>
export default meta

type Story = StoryObj<typeof meta>

const says =
  (words: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: words })).toBeVisible()
  }

export const DeliveryNote: Story = { play: says('納品書') }

export const Invoice: Story = { args: { paper: 'invoice' }, play: says('適格請求書') }

export const InvoiceInEnglish: Story = {
  args: { paper: 'invoice', wants: ({ locale }) => locale === 'en' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Jane Sample', { exact: false })).toBeVisible()
  },
}

export const WithoutSeller: Story = { args: { hasSeller: false }, play: says('納品書') }
