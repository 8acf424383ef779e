import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { KEY_TAKEN, LAST_OWNER, member, NEVER, role, ROLES, rolesApi, UNAVAILABLE, type RolesApi } from '../testing/roles-api.ts'
import { RolesPage } from '../testing/roles-page.tsx'

const members = [
  member({ id: 'taro', name: '港 太郎', email: 'taro@captain.example', role: 'owner' }),
  member(),
  member({ id: 'ken', name: '浜 健', email: 'ken@captain.example', role: 'viewer', customRole: 'translator' }),
]
const items = [
  role({ members: [{ id: 'ken', name: '浜 健' }] }),
  role({ key: 'publisher', names: { ja: '公開担当', en: 'Publisher' }, types: {} }),
]
const filled = () => rolesApi({ items, members })

const answering = (call: string, answer: Parameters<RolesApi['answer']>[1]): RolesApi => {
  const api = filled()
  api.answer(call, answer)
  return api
}

/** The members of a tenant, their roles, and the roles that its owners define. */
const meta = {
  title: 'captain/Members and roles',
  component: RolesPage,
  args: { api: filled() },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
} satisfies Meta<typeof RolesPage>
export default meta

type Story = StoryObj<typeof meta>

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))

export const Roles: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '翻訳者' })).toBeVisible()
    await expect(screen.getByRole('combobox', { name: '浜 健の役割' })).toHaveValue('translator')
    await expect(screen.getByRole('button', { name: '「翻訳者」を削除' })).toBeDisabled()
  },
}

export const InEnglish: Story = { globals: { locale: 'en' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoRoles: Story = {
  args: { api: rolesApi({ members }) },
  play: async () => {
    await expect(await screen.findByText('独自の役割はまだありません')).toBeVisible()
  },
}

export const Loading: Story = { args: { api: answering(`GET ${ROLES}`, NEVER) } }

export const Failed: Story = {
  args: { api: answering(`GET ${ROLES}`, UNAVAILABLE) },
  play: async () => {
    await expect(await screen.findByText('役割を読み込めませんでした')).toBeVisible()
  },
}

export const NotPermitted: Story = {
  args: { role: 'editor' },
  play: async () => {
    await expect(await screen.findByText('メンバーと役割を表示する権限がありません')).toBeVisible()
  },
}

export const Rights: Story = {
  play: async () => {
    await press('「翻訳者」を編集')
    await press('ドリンクの言語と項目')
    await expect(await screen.findByRole('checkbox', { name: '英語' })).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'ドリンク：作成' })).toBeDisabled()
  },
}

export const RightsOnAPhone: Story = { ...Rights, globals: { viewport: { value: 'phone' } } }

export const KeyTaken: Story = {
  args: { api: answering(`POST ${ROLES}`, KEY_TAKEN) },
  play: async () => {
    await press('役割を作成')
    await userEvent.type(await screen.findByRole('textbox', { name: /キー/ }), 'translator')
    await userEvent.type(screen.getByRole('textbox', { name: /名前（日本語）/ }), '翻訳者')
    await userEvent.type(screen.getByRole('textbox', { name: /名前（英語）/ }), 'Translator')
    await press('保存')
    await expect(await screen.findByText('すでに使われています。')).toBeVisible()
  },
}

export const LastOwner: Story = {
  args: { api: answering('PUT /api/v1/tenants/cafe/members/taro/role', LAST_OWNER) },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '港 太郎の役割' }), 'viewer')
    await press('港 太郎の役割を変更')
    await expect(await screen.findByText('管理者がいなくなるため、変更できません')).toBeVisible()
  },
}
