import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldForm } from '../testing-stories/field-form.tsx'
import { PATIENCE_MS } from '../testing-stories/shows.ts'

/** Each field kind in a form: empty and required, filled, with a long value, with an invalid value, in both languages. */
const meta = {
  title: 'content/Inputs',
  component: FieldForm,
  tags: ['alone'],
  parameters: { ownFeedback: true },
  play: async ({ canvas, userEvent }) => {
    const [title] = await canvas.findAllByRole('textbox', { name: /^(題|Title)/ }, { timeout: PATIENCE_MS })
    await userEvent.type(title as HTMLElement, '！')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect((await canvas.findAllByText(/か所の入力を確認してください。/)).length).toBeGreaterThan(0)
  },
} satisfies Meta<typeof FieldForm>
export default meta

type Story = StoryObj<typeof meta>

export const Words: Story = { args: { kinds: ['text', 'longText', 'slug', 'url'] } }

export const Contacts: Story = { args: { kinds: ['email', 'phone', 'postalCode'] } }

export const Numbers: Story = { args: { kinds: ['int', 'decimal', 'price'] } }

export const DatesAndTimes: Story = { args: { kinds: ['date', 'dateTime', 'month', 'time'] } }

export const Choices: Story = { args: { kinds: ['boolean', 'select', 'multiSelect', 'tags'] } }

export const ColoursAndIcons: Story = { args: { kinds: ['color', 'icon'] } }

export const FilesAndSecrets: Story = { args: { kinds: ['image', 'file', 'inlineImage', 'secret'] } }

export const Records: Story = { args: { kinds: ['reference', 'references', 'member'] } }

export const Rows: Story = { args: { kinds: ['group', 'list'] } }

export const RichText: Story = { args: { kinds: ['richText'] } }

/** A disabled button shows its reason: a list is full, or a slug has no title to derive from. */
export const DisabledWithReasons: Story = {
  args: { kinds: ['slug', 'list'] },
  play: async ({ canvas }) => {
    const full = await canvas.findByRole('button', { name: 'list（長い値） 行を追加' }, { timeout: PATIENCE_MS })
    await expect(full).toBeDisabled()
    await expect(full).toHaveAccessibleDescription('上限の3行まで入力しました。')
  },
}

export const OnAPhone: Story = { args: { kinds: ['text', 'price', 'dateTime', 'list'] }, globals: { viewport: { value: 'phone' } } }

export const InEnglish: Story = {
  args: { kinds: ['text', 'price', 'dateTime', 'image', 'list'] },
  globals: { locale: 'en' },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('textbox')).length).toBeGreaterThan(3),
}

/** Users without write access see values and no inputs. */
export const ForReaders: Story = {
  args: {
    kinds: ['text', 'longText', 'url', 'price', 'dateTime', 'multiSelect', 'image', 'file', 'secret', 'references', 'list', 'richText'],
    role: 'viewer',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/深煎りブレンド/)
    await expect(canvas.queryAllByRole('textbox')).toEqual([])
  },
}
