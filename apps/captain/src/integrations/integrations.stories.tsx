import { shows } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { delivery, integrationsApi, key, KEYS, NEVER, refused, UNAVAILABLE, webhook, WEBHOOKS } from './testing/integrations-api.ts'
import { IntegrationsPage } from './testing/integrations-page.tsx'

const keys = [
  key(),
  key({
    id: '01JKEY00000000000000000002',
    name: '夜間の集計',
    lastFour: 'b7Qd',
    scopes: ['content:read', 'submissions:read'],
    contentTypes: ['drink'],
    expiresAt: null,
    lastUsedOn: null,
  }),
  key({ id: '01JKEY00000000000000000003', name: '古い公開サイト', lastFour: 'x0Ws', expiresAt: '2020-01-01T00:00:00.000Z' }),
]
const webhooks = [
  webhook({ previousSecretUntil: '2026-11-23T03:00:00.000Z' }),
  webhook({
    id: '01JHOOK0000000000000000002',
    name: '検索の索引',
    url: 'https://search.example/cafe/in',
    contentTypes: null,
    failingSince: '2026-11-20T03:00:00.000Z',
  }),
  webhook({
    id: '01JHOOK0000000000000000003',
    name: '店内の表示',
    url: 'https://screen.example/in',
    isActive: false,
    disabledAt: '2026-11-18T03:00:00.000Z',
  }),
]
const deliveries = [
  delivery({ id: '01JSENT0000000000000000003', state: 'pending', nextAttemptAt: '2099-11-20T04:00:00.000Z' }),
  delivery(),
  delivery({ id: '01JSENT0000000000000000000', event: 'test', contentType: null, recordId: null, state: 'delivered' }),
]

const unreadable = () => {
  const api = integrationsApi()
  for (const path of [KEYS, WEBHOOKS]) api.answer(`GET ${path}`, UNAVAILABLE)
  return api
}
const unanswered = () => {
  const api = integrationsApi()
  api.answer(`GET ${KEYS}`, NEVER)
  return api
}
const refusing = (path: string, issues: Parameters<typeof refused>[0]) => {
  const api = integrationsApi()
  api.answer(`POST ${path}`, refused(issues))
  return api
}

/** The integrations of a tenant: API keys and webhooks. */
const meta = {
  title: 'captain/Integrations',
  component: IntegrationsPage,
  args: { api: integrationsApi({ keys, webhooks, deliveries }) },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
} satisfies Meta<typeof IntegrationsPage>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const button = (name: RegExp) => screen.findByRole('button', { name })
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const press = async (name: RegExp) => userEvent.click(await button(name))
export const Keys: Story = { play: shows(/夜間の集計/) }

export const KeysInEnglish: Story = { ...Keys, globals: { locale: 'en' } }

export const KeysOnAPhone: Story = { ...Keys, globals: { viewport: { value: 'phone' } } }

export const NoKeys: Story = { args: { api: integrationsApi() }, play: shows(/APIキーはまだありません/) }

export const KeysLoading: Story = { args: { api: unanswered() } }

export const KeysFailed: Story = { args: { api: unreadable() }, play: shows(/APIキーを読み込めませんでした/) }

export const NewKeyRefused: Story = {
  args: { api: refusing(KEYS, { name: '同じ名前のキーがあります。' }) },
  play: async () => {
    await press(/APIキーを作成/)
    await userEvent.type(await field(/名前/), '公開サイト')
    await userEvent.click(screen.getByRole('radio', { name: '期限なし' }))
    await press(/^作成$/)
    await waitFor(() => expect(screen.getByRole('textbox', { name: /名前/ })).toHaveAccessibleDescription(/同じ名前のキーがあります。/))
  },
}

const makeKey: Play = async () => {
  await press(/APIキーを作成/)
  await userEvent.type(await field(/名前/), '公開サイト')
  await press(/^作成$/)
  await expect(await screen.findByTestId('secret')).toBeVisible()
}

/** Closing needs confirmation that the secret is saved. */
export const SecretShownOnce: Story = {
  args: { api: integrationsApi() },
  play: async (context) => {
    await makeKey(context)
    await userEvent.click(screen.getAllByRole('button', { name: '閉じる' }).at(-1) as HTMLElement)
    await expect(await screen.findByText(/保管してから、チェックを入れてください/)).toBeVisible()
  },
}

export const SecretOnAPhone: Story = {
  args: { api: integrationsApi() },
  globals: { viewport: { value: 'phone' } },
  play: makeKey,
}

export const Webhooks: Story = { args: { first: 'webhooks' }, play: shows(/自動で停止しました/) }

export const WebhooksOnAPhone: Story = { ...Webhooks, globals: { viewport: { value: 'phone' } } }

export const NoWebhooks: Story = { args: { first: 'webhooks', api: integrationsApi() }, play: shows(/Webhookはまだありません/) }

export const WebhooksFailed: Story = { args: { first: 'webhooks', api: unreadable() }, play: shows(/Webhookを読み込めませんでした/) }

export const WebhookRefused: Story = {
  args: { first: 'webhooks', api: refusing(WEBHOOKS, { url: 'https:// で始まるURLを入力してください。' }) },
  play: async () => {
    await press(/Webhookを追加/)
    await userEvent.type(await field(/名前/), '公開サイトの再生成')
    await userEvent.type(await field(/送信先のURL/), 'http://site.example/in')
    await press(/^追加$/)
    await waitFor(() => expect(screen.getByRole('textbox', { name: /送信先のURL/ })).toBeInvalid())
  },
}

export const WebhookWithoutWords: Story = {
  args: { first: 'webhooks', api: integrationsApi() },
  play: async () => {
    await press(/Webhookを追加/)
    await press(/^追加$/)
    await expect(await screen.findAllByText('入力してください。')).toHaveLength(2)
  },
}

/** Each attempt with what was answered, and the way to send it again. */
export const Deliveries: Story = {
  args: { first: 'webhooks' },
  play: async () => {
    await press(/「公開サイトの再生成」の配信ログ/)
    await userEvent.click((await screen.findAllByText('送信の記録（2回）'))[1] as HTMLElement)
    await expect(screen.getAllByText(/5秒以内に応答がありませんでした/)[1]).toBeVisible()
  },
}

export const NothingDelivered: Story = {
  args: { first: 'webhooks', api: integrationsApi({ webhooks: [webhook()] }) },
  play: async () => {
    await press(/の配信ログ/)
    await shows(/まだ何も送っていません/)()
  },
}

export const NotForEditors: Story = { args: { role: 'editor' }, play: shows(/連携を表示する権限がありません/) }
