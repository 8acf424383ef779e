import type { Locale } from '@captain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ARTICLES, EVERY_BLOCK } from '../testing/sample-articles.ts'
import './rich-text.css'
import { RichTextView } from './rich-text-view.tsx'

const localeOf = (globals: Readonly<Record<string, unknown>>): Locale => (globals['locale'] === 'en' ? 'en' : 'ja')

/** A full document, as on the site, in the preview and in the back office. */
const meta = {
  title: 'rich-text/View',
  component: RichTextView,
  args: { document: ARTICLES.ja, locale: 'ja' },
  argTypes: { locale: { control: false } },
  render: (args, { globals }) => <RichTextView {...args} locale={localeOf(globals)} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '44rem', marginInline: 'auto', fontSize: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichTextView>
export default meta

type Story = StoryObj<typeof meta>

export const Article: Story = {
  render: (args, { globals }) => <RichTextView {...args} document={ARTICLES[localeOf(globals)]} locale={localeOf(globals)} />,
}

export const ArticleInEnglish: Story = { ...Article, globals: { locale: 'en' }, tags: ['!autodocs'] }

export const ArticleOnAPhone: Story = { ...Article, globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }

export const EveryBlock: Story = { args: { document: EVERY_BLOCK } }

export const Empty: Story = { args: { document: { blocks: [] } } }

export const Unsupported: Story = {
  args: {
    forStaff: true,
    document: {
      blocks: [
        { type: 'paragraph', data: { text: '前の段落です。' } },
        { type: 'map', data: { latitude: 35.44, longitude: 139.64 } },
        { type: 'image', data: { file: { url: 'javascript:alert(1)' } } },
        { type: 'paragraph', data: { text: '後の段落です。' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('このブロック（map）は表示できません。')).toBeVisible()
    await expect(canvas.getByText('このブロック（image）は表示できません。')).toBeVisible()
    await expect(canvas.getByText('後の段落です。')).toBeVisible()
  },
}

export const UnsupportedForVisitors: Story = {
  args: { document: { blocks: [{ type: 'map', data: {} }] } },
  play: async ({ canvas }) => expect(canvas.getByText('このブロックは表示できません。')).toBeVisible(),
}

export const UnsupportedInEnglish: Story = {
  args: { forStaff: true, document: { blocks: [{ type: 'map', data: {} }] } },
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => expect(canvas.getByText('This block (map) can’t be displayed.')).toBeVisible(),
}

export const HeadingLinks: Story = {
  args: {
    document: {
      blocks: [
        { id: 'morning', type: 'header', data: { text: '港の朝', level: 2 } },
        { type: 'paragraph', data: { text: '見出しの右の「#」は、その見出しへのリンクです。' } },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: '「港の朝」へのリンク' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('heading').id}`)
  },
}
