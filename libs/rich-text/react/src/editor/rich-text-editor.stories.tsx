import type { RichTextDocument } from '@captain/rich-text-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useId, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { BLOCK_SAMPLES } from '../testing/block-samples.ts'
import { ARTICLES, EVERY_BLOCK } from '../testing/sample-articles.ts'
import { HARBOUR } from '../testing/sample-images.ts'
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'
import type { ImageUpload, LinkLookup } from './services.ts'

type FieldProps = Omit<RichTextEditorProps, 'labelledBy' | 'describedBy'> & { readonly label: string; readonly help?: string }

function Field({ label, help, value, onChange, ...props }: FieldProps): ReactNode {
  const id = useId()
  const [current, setCurrent] = useState(value)
  const keep = (next: RichTextDocument) => {
    setCurrent(next)
    onChange(next)
  }
  return (
    <div style={{ maxWidth: 'var(--captain-reading)' }}>
      <p id={id} style={{ margin: '0 0 4px', fontWeight: 600 }}>
        {label}
      </p>
      <RichTextEditor
        {...props}
        value={current}
        onChange={keep}
        labelledBy={id}
        {...(help !== undefined && { describedBy: `${id}-help` })}
      />
      {help !== undefined && (
        <p id={`${id}-help`} style={{ margin: '4px 0 0', color: 'var(--captain-danger)' }}>
          {help}
        </p>
      )}
    </div>
  )
}

const uploaded: ImageUpload = async (_file, { onProgress }) => {
  onProgress(1)
  return HARBOUR
}

const found: LinkLookup = async (url) => ({ status: 200, body: { success: 1, link: url, meta: BLOCK_SAMPLES.linkTool.one.meta } })

const shownBlocks = () => document.querySelectorAll('.codex-editor__redactor .ce-block').length

const meta = {
  title: 'rich-text/Editor',
  component: Field,
  args: {
    label: '本文',
    value: { blocks: [] },
    onChange: fn(),
    locale: 'ja',
    onImageUpload: uploaded,
    onLinkLookup: found,
  },
  argTypes: { locale: { control: false } },
  tags: ['alone'],
  parameters: {
    // An editable heading is both a heading and a textbox; ARIA has no role for both.
    a11y: { config: { rules: [{ id: 'aria-allowed-role', selector: '*:not(.ce-header)' }] } },
  },
  render: (args, { globals }) => <Field {...args} locale={globals['locale'] === 'en' ? 'en' : 'ja'} />,
  play: async ({ args }) => waitFor(() => expect(shownBlocks()).toBe(Math.max(1, args.value.blocks.length))),
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Blocks and menus of the editor fade in. */
const expectShown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** Opens the block menu with the pointer; the editor accepts clicks a moment after it shows its blocks. */
const openMenu = async ({ canvas, userEvent }: Context) => {
  const [field] = canvas.getAllByRole('textbox', { name: '本文' })
  const add = await waitFor(async () => {
    await userEvent.click(field as HTMLElement)
    return canvas.getByRole('button', { name: 'ブロックを追加' })
  })
  await userEvent.click(add)
  return canvas.findByRole('listbox', { name: '追加するブロック' })
}

const addBlock = async (context: Context, name: string) => {
  await meta.play(context)
  const menu = await openMenu(context)
  await context.userEvent.click(within(menu).getByText(name))
}

const chooseFile = async (context: Context) => {
  await addBlock(context, '画像')
  const chooser = await waitFor(() => {
    const input = context.canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (input === null) throw new Error('there is nothing to choose a file with')
    return input
  })
  await context.userEvent.upload(chooser, new File(['meow'], 'cat.png', { type: 'image/png' }))
}

const lookUp = async (context: Context, address: string) => {
  await addBlock(context, 'リンクカード')
  await context.userEvent.type(await context.canvas.findByLabelText('リンク先のURL'), address)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'カードを作成' }))
}

export const Empty: Story = {}

export const EveryBlock: Story = { args: { value: EVERY_BLOCK } }

export const EveryBlockReadOnlyOnAPhone: Story = {
  args: { value: EVERY_BLOCK, readOnly: true },
  globals: { viewport: { value: 'phone' } },
}

export const Article: Story = { args: { value: ARTICLES.ja } }

export const InEnglish: Story = { args: { label: 'Text', value: ARTICLES.en }, globals: { locale: 'en' } }

export const OnAPhone: Story = { args: { value: ARTICLES.ja }, globals: { viewport: { value: 'phone' } } }

export const ReadOnly: Story = {
  args: { value: ARTICLES.ja, readOnly: true },
  play: async (context) => {
    await meta.play(context)
    await expect(context.canvasElement.querySelector('[contenteditable="true"]')).toBeNull()
  },
}

export const Invalid: Story = {
  args: { invalid: true, help: '入力してください。' },
  play: async (context) => {
    await meta.play(context)
    const [field] = context.canvas.getAllByRole('textbox', { name: '本文' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('入力してください。')
  },
}

export const SubsetOfBlocks: Story = {
  args: { blocks: ['paragraph', 'header'] },
  play: async (context) => {
    await meta.play(context)
    const menu = await openMenu(context)
    await expectShown(within(menu).getByText('見出し'))
    await expect(within(menu).queryByText('画像')).not.toBeInTheDocument()
  },
}

export const Unsupported: Story = {
  args: {
    value: {
      blocks: [
        { type: 'map', data: { latitude: 35.44 } },
        { type: 'paragraph', data: { text: '後の段落です。' } },
      ],
    },
  },
  play: async (context) => {
    await meta.play(context)
    await expectShown(context.canvas.getByText('表示できないブロック'))
  },
}

export const Uploading: Story = {
  args: {
    onImageUpload: (_file, { onProgress }) => {
      onProgress(0.4)
      return new Promise(() => {})
    },
  },
  play: async (context) => {
    await chooseFile(context)
    const progress = await context.canvas.findByRole('progressbar', { name: '画像をアップロードしています' })
    await waitFor(() => expect(progress).toHaveValue(40))
  },
}

export const Uploaded: Story = {
  play: async (context) => {
    await chooseFile(context)
    await expectShown(await context.canvas.findByLabelText('画像の説明（代替テキスト）'))
  },
}

export const UploadFailed: Story = {
  args: { onImageUpload: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await chooseFile(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('画像をアップロードできませんでした。')
    await expectShown(context.canvas.getByRole('button', { name: '再試行' }))
  },
}

export const UploadRefusedBecauseOfItsSize: Story = {
  args: { onImageUpload: async () => ({ refused: '10 MB以内の画像を選んでください。', isFinal: true }) },
  play: async (context) => {
    await chooseFile(context)
    const alert = await context.canvas.findByRole('alert')
    await expectShown(within(alert).getByText('10 MB以内の画像を選んでください。'))
    await expect(context.canvas.queryByRole('button', { name: '再試行' })).not.toBeInTheDocument()
  },
}

export const LinkFound: Story = {
  play: async (context) => {
    await lookUp(context, 'https://example.com/history')
    await expectShown(await context.canvas.findByText('港の歴史'))
  },
}

export const LinkFailed: Story = {
  args: { onLinkLookup: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await lookUp(context, 'https://example.com/history')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('リンクを取得できませんでした')
  },
}

export const LinkRefused: Story = {
  args: { onLinkLookup: async () => ({ status: 422, body: { success: 0 } }) },
  play: async (context) => {
    await lookUp(context, 'https://example.com/secret')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('アクセスできません、URLを確認してください')
  },
}

const typeSlash = async (context: Context, query: string) => {
  await meta.play(context)
  const [field] = context.canvas.getAllByRole('textbox', { name: '本文' })
  await context.userEvent.click(field as HTMLElement)
  await context.userEvent.keyboard(`/${query}`)
}

export const BlockMenu: Story = {
  play: async (context) => {
    await typeSlash(context, '')
    await expectShown(await context.canvas.findByRole('option', { name: '見出し' }))
  },
}

export const BlockMenuFiltered: Story = {
  play: async (context) => {
    await typeSlash(context, 'risuto')
    const options = await context.canvas.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['箇条書き', '番号付きリスト', 'チェックリスト'])
  },
}

export const BlockMenuFindsNothing: Story = {
  play: async (context) => {
    await typeSlash(context, 'etc')
    await waitFor(() => expect(context.canvasElement.querySelector('.rte-nothing')).toBeVisible())
  },
}

export const BlockMenuOnAPhone: Story = { ...BlockMenu, globals: { viewport: { value: 'phone' } } }

export const MenuOfTheButton: Story = {
  play: async (context) => {
    await meta.play(context)
    await expectShown(await openMenu(context))
    await expect(context.canvas.getByRole('combobox', { name: '絞り込み' })).toHaveFocus()
  },
}

export const MenuOfATable: Story = {
  args: { value: EVERY_BLOCK },
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.click((await context.canvas.findAllByRole('textbox', { name: '1行1列' }))[0] as HTMLElement)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'ブロックの設定' }))
    await expectShown(await context.canvas.findByRole('menuitem', { name: '上に行を追加' }))
  },
}

export const ChangingTheKind: Story = {
  args: { value: ARTICLES.ja },
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^種類を変更/ }))
    await expectShown(await context.canvas.findByRole('option', { name: '見出し2（大）' }))
  },
}

export const ButtonsByKeyboard: Story = {
  args: { value: ARTICLES.ja },
  play: async (context) => {
    await meta.play(context)
    context.canvas.getByRole('button', { name: 'ブロックを追加' }).focus()
    await context.userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(context.canvas.getByRole('button', { name: '下へ移動' })).toHaveFocus()
    await waitFor(() => expect(context.canvasElement.querySelector('.rte-tip')).toBeVisible())
  },
}

export const ButtonsOnAPhone: Story = { ...ButtonsByKeyboard, globals: { viewport: { value: 'phone' } } }

export const DeletedBlock: Story = {
  args: { value: ARTICLES.ja },
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'ブロックを削除' }))
    await expectShown(await context.canvas.findByRole('button', { name: '元に戻す' }))
  },
}

const selectText: NonNullable<Story['play']> = async (context) => {
  await meta.play(context)
  const field = context.canvas.getAllByRole('textbox', { name: '本文' }).find(({ className }) => className.includes('ce-paragraph'))
  await context.userEvent.click(field as HTMLElement)
  // 200 ms after the window has the size of a phone, Editor.js makes its menus again.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)))
  await waitFor(() => expect(context.canvasElement.querySelector('.ce-inline-toolbar')).not.toBeNull())
  getSelection()?.setBaseAndExtent(field?.firstChild as Node, 0, field?.firstChild as Node, 4)
  await expectShown(await context.canvas.findByRole('button', { name: '太字' }))
}

export const SelectedText: Story = { args: { value: ARTICLES.ja }, play: selectText }

export const SelectedTextOnAPhone: Story = { ...SelectedText, globals: { viewport: { value: 'phone' } } }

export const FiveHundredBlocks: Story = {
  args: {
    value: {
      blocks: Array.from({ length: 500 }, (_, index) => ({
        type: 'paragraph',
        data: { text: `${index + 1}段落目。${BLOCK_SAMPLES.paragraph.one.text}` },
      })),
    },
  },
}
