import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asksFor, DrinksStory, someDrinks } from '../testing/drinks-story.tsx'

const meta = {
  title: 'content/Bulk',
  component: DrinksStory,
  args: { records: someDrinks(60) },
  globals: { locale: 'ja' },
  parameters: { layout: 'fullscreen', ownFeedback: true },
} satisfies Meta<typeof DrinksStory>
export default meta

type Story = StoryObj<typeof meta>

const page = () => within(document.body)
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }))
const tickPage = async () => userEvent.click(await page().findByRole('checkbox', { name: 'このページをすべて選択' }))
const inDialog = async () => within(await page().findByRole('dialog'))

const never = new Promise<Response>(() => undefined)

export const PageSelected: Story = {
  play: async () => {
    await tickPage()
    await expect(await page().findByText('25件を選択中')).toBeVisible()
  },
}

export const AlsoOnOtherPages: Story = {
  play: async () => {
    await userEvent.click(await page().findByRole('checkbox', { name: '「港のブレンド 0003」を選択' }))
    await press('次の25件')
    await userEvent.click(await page().findByRole('checkbox', { name: '「港のブレンド 0030」を選択' }))
    await expect(await page().findByText('ほかのページの1件を含む')).toBeVisible()
  },
}

export const AllThatMatch: Story = {
  play: async () => {
    await tickPage()
    await press('条件に合う60件すべてを選択')
    await userEvent.click(await page().findByRole('checkbox', { name: '「港のブレンド 0002」を選択' }))
    await expect(await page().findByText('1件を除外')).toBeVisible()
  },
}

export const MoreThanCounted: Story = {
  args: { records: someDrinks(1203) },
  play: async () => {
    await tickPage()
    await press('条件に合うすべて（1,000件以上）を選択')
    await expect(await page().findByText(/^一度に操作できるのは10,000件までです。/)).toBeVisible()
  },
}

export const LargeQuestion: Story = {
  args: { records: someDrinks(240) },
  play: async () => {
    await tickPage()
    await press('条件に合う240件すべてを選択')
    await press('削除')
    const dialog = await inDialog()
    await userEvent.click(await dialog.findByRole('button', { name: '削除' }))
    await expect(await dialog.findByText('内容を確認して、チェックを入れてください。')).toBeVisible()
  },
}

const editField = async (field: string) => {
  await tickPage()
  await press('編集…')
  const dialog = await inDialog()
  await userEvent.click(await dialog.findByRole('combobox', { name: '変更する項目' }))
  await userEvent.click(await page().findByRole('option', { name: field }))
  return dialog
}

export const EditTogether: Story = {
  play: async () => {
    const dialog = await editField('量')
    await userEvent.type(await dialog.findByRole('textbox', { name: '量' }), '350')
  },
}

export const EditRefused: Story = {
  args: { records: someDrinks(5) },
  play: async () => {
    const dialog = await editField('量')
    await userEvent.type(await dialog.findByRole('textbox', { name: '量' }), '3000')
    await userEvent.click(dialog.getByRole('button', { name: '5件に保存' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '量' })).toBeInvalid())
  },
}

/** Keeps the tax of each. */
export const EditPrices: Story = {
  args: { records: someDrinks(2) },
  play: async () => {
    const dialog = await editField('価格')
    await userEvent.type(await dialog.findByRole('textbox', { name: '金額（円）' }), '1234')
  },
}

export const Running: Story = {
  args: { instead: (input) => (asksFor(input, '/bulk') ? never : null) },
  play: async () => {
    await tickPage()
    await press('削除')
    await expect(await page().findByText('0 / 25件')).toBeVisible()
  },
}

export const Done: Story = {
  play: async () => {
    await tickPage()
    await press('削除')
    await waitFor(() => expect(page().getByText('カフェの25件をごみ箱に移しました')).toBeVisible())
  },
}

export const SomeRefused: Story = {
  args: { records: someDrinks(8), notReady: ['r0002', 'r0003', 'r0005', 'r0006', 'r0007', 'r0008'] },
  play: async () => {
    await tickPage()
    await press('公開する')
    const dialog = await inDialog()
    await userEvent.click(await dialog.findByRole('button', { name: '公開する' }))
    await waitFor(() => expect(page().getByText('6件を公開できませんでした')).toBeVisible())
  },
}

export const NotBegun: Story = {
  args: { instead: (input) => (asksFor(input, '/bulk') ? Promise.reject(new TypeError('Failed to fetch')) : null) },
  play: async () => {
    await tickPage()
    await press('条件に合う60件すべてを選択')
    await press('削除')
    await expect(await page().findByText(/^サーバーに接続できません。/)).toBeVisible()
  },
}

export const InTrash: Story = {
  args: { records: someDrinks(5, { deletedAt: '2026-11-20T00:00:00.000Z' }), search: '?trash=true' },
  play: async () => {
    await tickPage()
    await expect(await page().findByRole('button', { name: 'ごみ箱から戻す' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('「港のブレンド 0001」の操作')
    await userEvent.click(await page().findByRole('menuitem', { name: '選択' }))
    await expect(await page().findByText('1件を選択中')).toBeVisible()
  },
}
