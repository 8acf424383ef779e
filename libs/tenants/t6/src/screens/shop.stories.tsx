import type { ListResponse } from '@captain/content-core'
import { answerJson, never, seedApi, shows, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { screens } from '../captain.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { seed } from '../seed.ts'
import { tenant } from '../tenant.ts'
import { productApi } from './product/testing/product-api.ts'

/** The shop's custom screens with its demo records. */
const meta = {
  title: 't6/Screens',
  component: StoryScreen,
  args: { tenant, messages: { ja, en }, type: 'delivery', screen: 'list', screens, fetch: seedApi(tenant, seed) },
  tags: ['alone'],
  parameters: {
    ownFeedback: true,
    layout: 'fullscreen',
    docs: { description: { component: '店だけの画面です。送料の表、注文、在庫、おすすめ、特定商取引法の表示があります。' } },
  },
} satisfies Meta<typeof StoryScreen>
export default meta

type Story = StoryObj<typeof meta>

const failing = async (): Promise<Response> => answerJson({ status: 500, code: 'internal' }, 500)
const nothing = async (): Promise<Response> =>
  answerJson({ items: [], next: null, count: { value: 0, capped: false }, included: { records: {}, media: {}, accounts: {} } })

/** The demo orders, with their state as id. */
const demo = seedApi(tenant, seed)
const ordersByState: Answering = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  const state = /\/order\/([a-z]\w+)$/i.exec(url)?.[1]
  if (state === undefined) return demo(input, init)
  const { items } = (await (await demo(`/api/v1/tenants/shop/order?limit=100&status=${state}`)).json()) as ListResponse
  return items[0] === undefined ? demo(input, init) : demo(`/api/v1/tenants/shop/order/${items[0].id}`)
}
const order = (id: string) => ({ type: 'order', screen: 'preview-by-id', id, fetch: ordersByState }) as const

const press = async (role: 'button' | 'menuitem', name: RegExp) => {
  await userEvent.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement)
}

type ProductApi = Awaited<ReturnType<typeof productApi>>

const countStockOf = (product: string) => async (): Promise<void> => {
  await press('button', new RegExp(`^「${product}[^」]*」の操作$`))
  await press('menuitem', /在庫を増減/)
  await expect(await screen.findByRole('dialog')).toBeVisible()
}

export const Delivery: Story = { play: shows(/東京都/) }

export const DeliveryInEnglish: Story = { globals: { locale: 'en' }, play: shows(/Tokyo/) }

/** The shop as if transfers were disabled, which its notice still names. */
const withoutTransfers: Answering = async (input, init) => {
  const answer = await demo(input, init)
  const url = input instanceof Request ? input.url : String(input)
  if (!/\/payment-bank\?/.test(url)) return answer
  const list = (await answer.json()) as ListResponse
  return answerJson({ ...list, items: list.items.map((item) => ({ ...item, isEnabled: false })) })
}

export const DeliveryAgainstTheNotice: Story = { args: { fetch: withoutTransfers }, play: shows(/設定が食い違っています/) }

export const CardSettings: Story = { args: { type: 'payment-card', screen: 'settings' }, play: shows(/秘密キー/) }

export const DeliveryForReaders: Story = { args: { role: 'viewer' }, play: shows(/東京都/) }

export const DeliveryLoading: Story = { args: { fetch: never } }

export const DeliveryFailed: Story = { args: { fetch: failing }, play: shows(/読み込めませんでした/) }

export const Recommendations: Story = { args: { type: 'product-recommend' }, play: shows(/白磁の飯碗|刺し子/) }

export const RecommendationsForReaders: Story = { args: { type: 'product-recommend', role: 'viewer' }, play: shows(/白磁の飯碗|刺し子/) }

export const NoRecommendations: Story = { args: { type: 'product-recommend', fetch: nothing } }

export const RecommendationsFailed: Story = { args: { type: 'product-recommend', fetch: failing }, play: shows(/読み込めませんでした/) }

export const PickRecommendations: Story = { args: { type: 'product-recommend', screen: 'new' }, play: shows(/白磁の飯碗/) }

export const Orders: Story = { args: { type: 'order' }, play: shows(/見本 太郎/) }

export const OrdersInEnglish: Story = { args: { type: 'order' }, globals: { locale: 'en' }, play: shows(/見本 太郎/) }

export const OrdersFailed: Story = { args: { type: 'order', fetch: failing }, play: shows(/読み込めませんでした/) }

export const NoOrders: Story = { args: { type: 'order', fetch: nothing }, play: shows(/まだ/) }

export const OrdersLoading: Story = { args: { type: 'order', fetch: never } }

export const OrdersOnAPhone: Story = { args: { type: 'order' }, globals: { viewport: { value: 'phone' } }, play: shows(/見本 太郎/) }

export const OrderToPrepare: Story = { args: order('paid'), play: shows(/発送準備を始める/) }

export const OrderShipped: Story = { args: order('shipped'), play: shows(/配達完了にする/) }

export const OrderToRefund: Story = { args: order('returnRequested'), play: shows(/返金済みにする/) }

export const OrderCancelled: Story = { args: order('cancelled'), play: shows(/お届け先名/) }

export const OrderInEnglish: Story = { args: order('paid'), globals: { locale: 'en' }, play: shows(/Ship to/) }

export const OrderForReaders: Story = { args: { ...order('paid'), role: 'viewer' }, play: shows(/お届け先名/) }

export const OrderOnAPhone: Story = { args: order('paid'), globals: { viewport: { value: 'phone' } }, play: shows(/発送準備を始める/) }

export const OrderLoading: Story = { args: { ...order('paid'), fetch: never } }

export const OrderFailed: Story = { args: { ...order('paid'), fetch: failing }, play: shows(/読み込めませんでした/) }

export const ShipDialog: Story = {
  args: order('preparing'),
  play: async () => {
    await press('button', /発送済みにする/)
    await expect(await within(await screen.findByRole('dialog')).findByText('発送の確認')).toBeVisible()
  },
}

const confirmPayment: Story['play'] = async () => {
  await press('button', /入金済みにする/)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByText('発送済みにする', { selector: 'label *' }))
  await expect(await dialog.findByRole('textbox', { name: /追跡番号/ })).toBeVisible()
}

/** One dialog from the transfer to the parcel. */
export const PaymentToShipment: Story = { args: order('pendingPayment'), play: confirmPayment }

export const PaymentToShipmentOnAPhone: Story = { ...PaymentToShipment, globals: { viewport: { value: 'phone' } } }

export const ShipMany: Story = {
  args: { type: 'order' },
  play: async () => {
    await press('button', /まとめて発送/)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const PapersToChoose: Story = {
  args: order('paid'),
  play: async () => {
    await press('button', /印刷/)
    await expect(await screen.findByRole('menuitem', { name: '納品書' })).toBeVisible()
  },
}

export const StockOfAProduct: Story = { args: { type: 'product' }, play: countStockOf('白磁の飯碗') }

export const StockOfVariants: Story = { args: { type: 'product' }, play: countStockOf('刺し子ふきん') }

export const StockOfVariantsOnAPhone: Story = { ...StockOfVariants, globals: { viewport: { value: 'phone' } } }

/** An order took some of the stock while it was counted. */
export const StockTakenMeanwhile: Story = {
  args: { type: 'product' },
  render: (args, { loaded }) => <StoryScreen {...args} fetch={(loaded['api'] as ProductApi).fetch} />,
  loaders: [async () => ({ api: await productApi() })],
  play: async ({ loaded }) => {
    await countStockOf('刺し子ふきん')()
    const dialog = within(await screen.findByRole('dialog'))
    const stock = await dialog.findByRole('textbox', { name: '柿の新しい在庫数' })
    await userEvent.clear(stock)
    await userEvent.type(stock, '1')
    ;(loaded['api'] as ProductApi).order('刺し子ふきん 3枚組', 'HK-NUN-001-K', 2)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/いまは5個です/)
  },
}

export const NewNotice: Story = { args: { type: 'tokusho', screen: 'new' } }

export const BankTransfers: Story = {
  args: { type: 'payment-bank', screen: 'settings' },
  play: async () => {
    const days = await screen.findByRole('textbox', { name: /^お支払期限/ })
    await userEvent.clear(days)
    await userEvent.type(days, '10')
    await press('button', /^保存/)
    await expect(
      await within(await screen.findByRole('dialog')).findByText(/これからの注文のメールに新しい口座が表示されます/),
    ).toBeVisible()
  },
}
