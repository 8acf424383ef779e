import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { administrator, ARRANGED, frameApi, impersonating, MANY } from './testing/frame-api.ts'
import { FramePage } from './testing/frame-page.tsx'

const FOOD = '/captain/tenant/cafe/food'

/** The frame around every page of the back office. */
const meta = {
  title: 'captain/Frame',
  component: FramePage,
  args: { api: frameApi(), at: FOOD },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen', ownFeedback: true },
  tags: ['alone'],
  beforeEach: ({ args }) => args.api.install(),
} satisfies Meta<typeof FramePage>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const PHONE = { viewport: { value: 'phone' } }

const menu = () => screen.findByRole('navigation', { name: /^(メニュー|Menu)$/ })
const place = async () => within(await screen.findByRole('navigation', { name: '現在の場所' })).getAllByRole('listitem')
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const shows =
  (words: RegExp): Play =>
  async () =>
    expect((await within(await menu()).findAllByText(words)).length).toBeGreaterThan(0)

export const Whole: Story = { play: shows(/フード|Food/) }

export const InEnglish: Story = { ...Whole, globals: { locale: 'en' } }

export const OnAPhone: Story = {
  globals: PHONE,
  play: async () => {
    const [site, type] = await place()
    await expect(site).toHaveTextContent('ころり')
    await expect(type).toHaveTextContent('フード')
  },
}

export const MenuOnAPhone: Story = {
  globals: PHONE,
  play: async () => {
    await press(/メニューを開く/)
    const drawer = within(await screen.findByRole('dialog', { name: 'メニュー' }))
    await expect(await drawer.findByRole('link', { name: 'フード' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Narrow: Story = {
  play: async () => {
    await press(/メニューをたたむ/)
    await expect(await screen.findByRole('link', { name: 'フード' })).toHaveAccessibleName('フード')
    await expect(screen.getByRole('button', { name: 'メニューを広げる' })).toBeVisible()
  },
}

/** A published menu with counts, a link to another site, and a collapsed group. */
export const Arranged: Story = {
  args: { api: frameApi({ menu: ARRANGED }) },
  play: async () => {
    const links = within(await menu())
    await expect(await links.findByRole('link', { name: 'フード 3件' })).toBeVisible()
    await expect(links.getByRole('link', { name: /公開サイト/ })).toHaveAttribute('target', '_blank')
    await expect(links.queryByRole('link', { name: 'ドリンク' })).not.toBeInTheDocument()
    await userEvent.click(links.getByRole('button', { name: 'ときどき使うもの' }))
    await expect(links.getByRole('link', { name: 'ドリンク' })).toBeVisible()
  },
}

export const ForReaders: Story = { args: { role: 'viewer' }, play: async () => void (await screen.findByText('閲覧者')) }

export const ForAdministrators: Story = {
  args: { api: frameApi({ session: administrator }), at: '/admin/auth-user/new' },
  play: async () => {
    await within(await menu()).findByRole('link', { name: '監査ログ' })
    const [list, here] = await place()
    await expect(within(list as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin/auth-user')
    await expect(here).toHaveTextContent('ログインユーザーの作成')
  },
}

export const AFewSites: Story = {
  play: async () => {
    await press(/テナントを切り替える/)
    await expect(await screen.findByRole('option', { name: 'ポムリカゲームズ' })).toBeVisible()
  },
}

export const ManySites: Story = {
  args: { api: frameApi({ tenants: MANY }) },
  play: async () => {
    await press(/テナントを切り替える/)
    await userEvent.type(await screen.findByRole('textbox', { name: 'テナントを検索' }), 'こう')
    await expect(await screen.findByText('合うテナントはありません')).toBeVisible()
    await userEvent.clear(screen.getByRole('textbox', { name: 'テナントを検索' }))
    await expect(await screen.findByRole('option', { name: '水鏡市民交流センター' })).toBeVisible()
  },
}

export const Account: Story = {
  play: async () => {
    await press(/港 太郎/)
    await expect(await screen.findByRole('menuitem', { name: 'ログアウト' })).toBeVisible()
  },
}

const goOffline = () => window.dispatchEvent(new Event('offline'))
const goOnline = () => {
  window.dispatchEvent(new Event('online'))
  // It hears nothing once no screen is left.
  onlineManager.setOnline(true)
}

/** While offline, entered text stays on the screen, and the banner says so. */
export const Offline: Story = {
  beforeEach: () => goOnline,
  play: async () => {
    await menu()
    await expect(screen.queryByText(/オフラインです/)).not.toBeInTheDocument()
    goOffline()
    const words = await screen.findByText(/入力中の内容は、この画面に残ります。/)
    await expect(words.closest('[role="status"]')).toHaveTextContent('オフラインです。')
    goOnline()
    await waitFor(() => expect(screen.queryByText(/オフラインです/)).not.toBeInTheDocument())
    goOffline()
    await expect(await screen.findByText(/オフラインです/)).toBeVisible()
  },
}

export const OfflineOnAPhone: Story = {
  globals: { ...PHONE, locale: 'en' },
  beforeEach: () => goOnline,
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    goOffline()
    await expect(await screen.findByText(/What you typed stays on this page\./)).toBeVisible()
  },
}

const newerBuild = frameApi({ isOutdated: true })

export const NewerBuild: Story = {
  args: { api: newerBuild },
  play: async () => void (await screen.findByText('新しいバージョンがあります')),
}

/** Unsaved changes prevent the reload. */
export const NewerBuildOverUnsavedWork: Story = {
  args: { api: newerBuild },
  play: async () => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    await press(/読み込み直す/)
    await expect(await screen.findByText(/保存していない変更があります/)).toBeVisible()
    removeEventListener('beforeunload', ask)
  },
}

const acting = frameApi({ session: impersonating() })

export const ActingAsSomebody: Story = {
  args: { api: acting },
  play: async () => {
    const banner = within(await screen.findByRole('region', { name: /代理ログインしています/ }))
    await expect(await banner.findByText('操作しているシステム管理者：管理 花子')).toBeVisible()
  },
}

export const ActingAsSomebodyOnAPhone: Story = {
  args: { api: acting },
  globals: PHONE,
  play: async () => {
    await press(/代理ログインを終了/)
    await expect(await screen.findByRole('alert')).toHaveTextContent('終了できませんでした。')
  },
}
