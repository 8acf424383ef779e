import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { paletteApi, type PaletteApi } from './testing/palette-api.ts'
import { PalettePage } from './testing/palette-page.tsx'

const failing = (): PaletteApi => {
  const api = paletteApi()
  api.fail()
  return api
}

/** Finds and does: every screen, every record by its name, and what can be done from here. */
const meta = {
  title: 'platform/Palette',
  component: PalettePage,
  args: { api: paletteApi(), onPublish: () => {} },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
  beforeEach: ({ args }) => args.api.install(),
} satisfies Meta<typeof PalettePage>
export default meta

type Story = StoryObj<typeof meta>

const open = async (words: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /検索と移動|^Search$/ }))
  const field = await screen.findByRole('combobox')
  if (words !== '') await userEvent.type(field, words)
}

const shows =
  (words: string, found: RegExp): Story['play'] =>
  async () => {
    await open(words)
    await expect((await screen.findAllByText(found)).length).toBeGreaterThan(0)
  }

export const Empty: Story = { play: shows('', /ホーム|Home/) }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows('フード', /フード|Food/) }

export const Records: Story = { play: shows('カレー', /港のカレー/) }

export const NothingFound: Story = { play: shows('zzzz', /「zzzz」|“zzzz”/) }

export const Failed: Story = { args: { api: failing() }, play: shows('カレー', /記録を検索できません|Couldn’t search/) }

/** All keys, those of the page and those of everywhere. */
export const Keys: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /検索と移動|^Search$/ })
    await userEvent.keyboard('?')
    await expect(await screen.findByText(/次の行・前の行/)).toBeVisible()
  },
}
