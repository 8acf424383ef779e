import type { ListResponse } from '@captain/content-core'
import { answerJson, never, seedApi, shows, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { screens } from '../captain.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { seed } from '../seed.ts'
import { tenant } from '../tenant.ts'

const demo = seedApi(tenant, seed)

const firstOf = async (type: string): Promise<object> => {
  const { items, included } = (await (await demo(`/api/v1/tenants/nyanko/${type}?limit=1&rows=full`)).json()) as ListResponse
  return { ...items[0], included }
}

/** Replaces the id `first` with that of the first record of a type; tenants that are read have a domain. */
const api: Answering = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
  const [, type = '', id] = /\/(tenant|user)\/(first|01\w{24})$/.exec(pathname) ?? []
  if (id === undefined) return demo(input, init)
  const record = id === 'first' ? await firstOf(type) : ((await (await demo(input, init)).json()) as object)
  return answerJson({ ...record, ...(type === 'tenant' && { primaryDomain: 'nyanko.example' }) })
}

const failing: Answering = async () => answerJson({ status: 500, code: 'internal' }, 500)

const meta = {
  title: 't1/Platform',
  component: StoryScreen,
  args: { tenant, messages: { ja, en }, type: 'tenant', screen: 'list', screens, fetch: api, role: 'owner' },
  tags: ['alone'],
  parameters: {
    ownFeedback: true,
    layout: 'fullscreen',
    docs: { description: { component: 'にゃんこ港だけの画面です。サイト、担当者、メンバーの登録と、サイトのQRコードがあります。' } },
  },
} satisfies Meta<typeof StoryScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Tenants: Story = { play: shows(/月光座クラブ/) }

export const TenantsInEnglish: Story = { globals: { locale: 'en' }, play: shows(/Club Gekkoza/) }

export const TenantsFailed: Story = { args: { fetch: failing }, play: shows(/読み込めませんでした/) }

export const QrCodeOfASite: Story = {
  args: { screen: 'edit', id: 'first' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'QRコード' }))
    const dialog = within(await screen.findByRole('dialog', { name: /QRコード/ }))
    await expect(await dialog.findByText('https://nyanko.example/')).toBeVisible()
    await expect(await dialog.findByRole('img')).toBeVisible()
  },
}

export const People: Story = { args: { type: 'user' }, play: shows(/港長/) }

export const Person: Story = { args: { type: 'user', screen: 'edit', id: 'first' }, play: shows(/最終更新/) }

export const NewMembers: Story = { args: { type: 'tenant-user', screen: 'new', parent: 'first' }, play: shows(/メンバー/) }

export const NewMembersForReaders: Story = { args: { ...NewMembers.args, role: 'viewer' }, play: shows(/メンバー/) }

export const NewMembersLoading: Story = { args: { ...NewMembers.args, fetch: never } }

export const NewMembersFailed: Story = { args: { ...NewMembers.args, fetch: failing }, play: shows(/読み込めませんでした/) }
