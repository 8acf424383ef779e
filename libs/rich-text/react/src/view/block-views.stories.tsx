import type { Locale } from '@captain/locale'
import type { BlockType } from '@captain/rich-text-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BLOCK_SAMPLES } from '../testing/block-samples.ts'
import './rich-text.css'
import { RichTextView } from './rich-text-view.tsx'

type StatesProps = { readonly type: BlockType; readonly locale: Locale }

const States = ({ type, locale }: StatesProps) => (
  <dl style={{ display: 'grid', gap: '2rem', maxWidth: '44rem', margin: 0 }}>
    {Object.entries(BLOCK_SAMPLES[type]).map(([state, data]) => (
      <div key={state}>
        <dt lang="en" style={{ marginBlockEnd: '0.5rem', color: 'var(--captain-ink-muted)', fontSize: '0.75rem' }}>
          {state}
        </dt>
        <dd style={{ margin: 0, fontSize: '1rem' }}>
          <RichTextView document={{ blocks: [{ type, data }] }} locale={locale} anchorPrefix={state.replaceAll(' ', '-')} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Each block alone: typical, minimal, maximal, and in its variants. */
const meta = {
  title: 'rich-text/View/Blocks',
  component: States,
  args: { type: 'paragraph', locale: 'ja' },
  argTypes: { type: { control: false }, locale: { control: false } },
  render: ({ type }, { globals }) => <States type={type} locale={globals['locale'] === 'en' ? 'en' : 'ja'} />,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(Object.keys(BLOCK_SAMPLES[args.type]).length)
    await expect(canvasElement.querySelector('.rt-unsupported')).toBeNull()
  },
} satisfies Meta<typeof States>
export default meta

type Story = StoryObj<typeof meta>

export const Paragraph: Story = {}
export const Header: Story = { args: { type: 'header' } }
export const List: Story = { args: { type: 'list' } }
export const CheckList: Story = { args: { type: 'checkList' } }
export const Quote: Story = { args: { type: 'quote' } }
export const Delimiter: Story = { args: { type: 'delimiter' } }
export const LinkTool: Story = { args: { type: 'linkTool' } }
export const Embed: Story = { args: { type: 'embed' } }
export const Image: Story = { args: { type: 'image' } }
export const Table: Story = { args: { type: 'table' } }
export const Code: Story = { args: { type: 'code' } }

export const WideBlocksOnAPhone: Story = { ...Table, globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
export const PicturesOnAPhone: Story = { ...Image, globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
export const CardsOnAPhone: Story = { ...LinkTool, globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
export const VideosInEnglish: Story = { ...Embed, globals: { locale: 'en' }, tags: ['!autodocs'] }
