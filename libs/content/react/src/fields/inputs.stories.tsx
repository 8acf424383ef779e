import { group, int, multiSelect, postalCode, select, text } from '@captain/content-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { FieldForm } from '../testing-stories/field-form.tsx'
import { answerJson } from '../testing-stories/shelf-story.tsx'

/** Each field kind in a form: empty and required, filled, with a long value, with an invalid value, in both languages. */
const meta = {
  title: 'content/Inputs',
  component: FieldForm,
  tags: ['alone'],
  parameters: {
    ownFeedback: true,
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] } },
  },
  play: async ({ canvas, userEvent }) => {
    const [title] = await canvas.findAllByRole('textbox', { name: /^(題|Title)/ })
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
    const full = await canvas.findByRole('button', { name: 'list（長い値） 行を追加' })
    await expect(full).toBeDisabled()
    await expect(full).toHaveAccessibleDescription('上限の3行まで入力しました。')
  },
}

const opens =
  (role: 'button' | 'textbox' | 'combobox', name: RegExp, shown: () => Promise<HTMLElement>): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const [opener] = await canvas.findAllByRole(role, { name })
    await userEvent.click(opener as HTMLElement)
    const opened = await shown()
    await waitFor(() => expect(opened).toBeVisible())
  }

export const IconsOpen: Story = {
  args: { kinds: ['icon'] },
  play: opens('button', /icon（入力済み）/, () => screen.findByRole('dialog')),
}

export const RecordsOpen: Story = {
  args: {
    kinds: ['reference'],
    answers: ({ pathname }) => (pathname.endsWith('/tool') ? answerJson({ items: [], next: null, included: {} }) : null),
  },
  play: opens('button', /reference（入力済み）/, () => screen.findByText('選べるものがありません。')),
}

export const CalendarOpen: Story = {
  args: { kinds: ['date'] },
  play: opens('button', /カレンダーから選ぶ/, () => screen.findByRole('button', { name: '前の月' })),
}

export const ColoursOpen: Story = {
  args: { kinds: ['color'] },
  play: opens('textbox', /color（入力済み）/, () => screen.findByRole('slider', { name: '色相' })),
}

export const OptionsOpen: Story = {
  args: { kinds: ['select'] },
  play: opens('combobox', /select（入力済み）/, async () => (await screen.findAllByRole('option'))[0] as HTMLElement),
}

/** Few numbers and many options are shown all at once. */
export const AllAtOnce: Story = {
  args: {
    kinds: [],
    extra: {
      heat: int({ max: 3 }),
      stars: int({ min: 1, max: 5, required: true }),
      many: multiSelect({ options: Array.from({ length: 13 }, (_, position) => `m${position}`) }),
    },
    values: { heat: 1, stars: null, many: ['m1'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: /heat/ })).toBeVisible()
  },
}

const PLACES = [
  { prefecture: 'JP-23', city: '弥富市', town: '' },
  { prefecture: 'JP-24', city: '桑名郡木曽岬町', town: '' },
]

/** Several places share a postal code. */
export const PlacesToChoose: Story = {
  args: {
    kinds: [],
    extra: {
      address: group({
        of: {
          postalCode: postalCode({ autofills: { prefecture: 'prefecture', city: 'city.ja', town: 'street.ja' } }),
          prefecture: select({ options: ['JP-13', 'JP-23', 'JP-24'] }),
          city: text({ maxBytes: 150, localized: true }),
          street: text({ maxBytes: 600, localized: true }),
        },
      }),
    },
    values: { address: { postalCode: '498-0000', prefecture: null, city: { ja: null, en: null }, street: { ja: null, en: null } } },
    answers: ({ pathname }) => (pathname.includes('/postal-codes/') ? answerJson({ code: '498-0000', places: PLACES }) : null),
  },
  play: opens('button', /住所を入力/, () => screen.findByRole('button', { name: '桑名郡木曽岬町' })),
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
