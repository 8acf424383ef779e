import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { asksFor, DrinksStory, someDrinks } from '../testing/drinks-story.tsx'

const meta = {
  title: 'content/Csv',
  component: DrinksStory,
  args: { records: someDrinks(6) },
  globals: { locale: 'ja' },
  parameters: { layout: 'fullscreen', ownFeedback: true },
} satisfies Meta<typeof DrinksStory>
export default meta

type Story = StoryObj<typeof meta>

const page = () => within(document.body)
const inDialog = async () => within(await page().findByRole('dialog'))
const press = async (name: string) => userEvent.click(await (await inDialog()).findByRole('button', { name }))

const open = async (item: string) => {
  await userEvent.click(await page().findByRole('button', { name: 'CSV' }))
  await userEvent.click(await page().findByRole('menuitem', { name: item }))
  await expect(await page().findByRole('dialog')).toBeVisible()
}

const importCsv = async (text: string) => {
  await open('CSVから取り込む…')
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
  if (input !== null) await userEvent.upload(input, new File([text], '飲み物.csv', { type: 'text/csv' }))
}

const MIXED = 'ID,量,備考\nr0001,300,冬の間\nr0002,多い,\nr0003,400,\nr9999,10,'

export const Choices: Story = {
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'CSV' }))
    await expect(await page().findByRole('menuitem', { name: 'CSVで保存…' })).toBeVisible()
  },
}

export const Save: Story = { play: () => open('CSVで保存…') }

export const SaveAboutPeople: Story = { args: { isPersonal: true, role: 'owner' }, play: () => open('CSVで保存…') }

export const SaveRefused: Story = {
  args: { instead: (input) => (asksFor(input, '.csv') ? new Response('{}', { status: 403 }) : null) },
  play: async () => {
    await open('CSVで保存…')
    await press('保存する')
    await expect(await page().findByRole('alert')).toBeVisible()
  },
}

export const ChooseFile: Story = { play: () => open('CSVから取り込む…') }

export const FileRefused: Story = {
  play: async () => {
    await importCsv('ID,"量\nr0001,1')
    await expect(await page().findByRole('alert')).toBeVisible()
  },
}

export const Columns: Story = {
  play: async () => {
    await importCsv(MIXED)
    await expect(await page().findByRole('heading', { name: /^飲み物.csv/ })).toBeVisible()
  },
}

export const Errors: Story = {
  play: async () => {
    await importCsv(MIXED)
    await press('内容を確認する')
    await press('2件を取り込む')
    await expect(await page().findByText(/^飛ばす場合はチェックを入れてください。/)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async () => {
    await importCsv('ID,量\nr0001,300\nr0002,400')
    await press('内容を確認する')
    await expect(await page().findByRole('heading', { name: 'このように取り込みます' })).toBeVisible()
  },
}

export const Done: Story = {
  play: async () => {
    await importCsv('ID,量\nr0001,300\nr0002,400')
    await press('内容を確認する')
    await press('2件を取り込む')
    await expect(await page().findByRole('heading', { name: '2件を取り込みました' })).toBeVisible()
  },
}

export const Undone: Story = {
  play: async () => {
    await importCsv('ID,量\nr0001,300\nr0002,400')
    await press('内容を確認する')
    await press('2件を取り込む')
    await press('元に戻す')
    await expect(await page().findByRole('heading', { name: '取り込みを元に戻しました' })).toBeVisible()
  },
}

export const ErrorsOnAPhone: Story = { ...Errors, globals: { viewport: { value: 'phone' } } }
