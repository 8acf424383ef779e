import { text, type Kind } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { INCLUDED, SAMPLES } from '../fields/testing/field-samples.ts'
import { json, loadWords, openFields } from '../fields/testing/open-fields.tsx'

const answers = (address: URL): Response | null => {
  if (address.pathname.endsWith('/tax-rates'))
    return json({ rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' })
  if (address.pathname.endsWith('/members')) return json({ items: [] })
  if (address.pathname.endsWith('/tool')) return json({ items: [], next: null, included: { records: {}, media: {}, accounts: {} } })
  return null
}

/** Kinds whose input takes no typed text; their values change by one press each way. */
const PRESSED: readonly Kind[] = [
  'select',
  'multiSelect',
  'icon',
  'image',
  'file',
  'inlineImage',
  'secret',
  'reference',
  'references',
  'member',
]

const TYPED = (Object.keys(SAMPLES) as readonly Kind[]).filter((kind) => !PRESSED.includes(kind) && kind !== 'boolean')

const dirty = () => page.getByText('保存していない変更があります').first()

const opened = async (kind: Kind, value: unknown) => {
  const field = SAMPLES[kind].make({})
  await openFields(
    { title: text({ maxBytes: 60, required: true }), field },
    { values: { title: '港', field: value, included: INCLUDED }, answers },
  )
  await expect.element(page.getByRole('textbox', { name: 'title欄' })).toBeVisible()
}

const boxes = (): readonly HTMLElement[] => {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-form-path$=":field"]')]
  return marked.flatMap((element) => [
    ...element.querySelectorAll<HTMLElement>(
      'input:not([type=hidden], [type=checkbox], [type=radio], [readonly], [role=switch]), textarea, [contenteditable=true]',
    ),
  ])
}

/** Waits until the form knows of the letter; a tag is none before it is entered. */
const showsChange = async (kind: Kind) => {
  if (kind !== 'tags') await expect.element(dirty()).toBeVisible()
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('a letter typed and deleted', () => {
  it.each(TYPED)('leaves a %s unchanged', async (kind) => {
    await opened(kind, SAMPLES[kind].value)
    await expect.poll(() => boxes().length).toBeGreaterThan(0)
    const [box] = boxes()
    box?.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}7')
    await showsChange(kind)
    await userEvent.keyboard('{Backspace}')
    box?.blur()
    await expect.element(dirty()).not.toBeInTheDocument()
  })

  it.each(TYPED)('leaves an empty %s unchanged', async (kind) => {
    const empty = kind === 'tags' || kind === 'list' ? [] : kind === 'group' ? { name: null, amount: null } : null
    await opened(kind, empty)
    if (boxes().length === 0 && kind === 'list') return
    await expect.poll(() => boxes().length).toBeGreaterThan(0)
    const [box] = boxes()
    box?.focus()
    await userEvent.keyboard('7')
    await showsChange(kind)
    await userEvent.keyboard('{Backspace}')
    box?.blur()
    await expect.element(dirty()).not.toBeInTheDocument()
  })
})

it('a switch pressed twice leaves it unchanged', async () => {
  await opened('boolean', false)
  const press = page.getByRole('switch', { name: 'field欄' })
  const pressed = press.element()
  if (pressed instanceof HTMLElement) pressed.focus()
  await userEvent.keyboard(' ')
  await expect.element(dirty()).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(dirty()).not.toBeInTheDocument()
})

describe('in a text with blocks of every kind', () => {
  const blocks = [
    { id: 'hhhhhhhhhh', type: 'header', data: { text: '港の一日', level: 2 } },
    { type: 'paragraph', data: { text: '朝は<b>早い</b>。&amp; 夜は遅い。' } },
    { id: 'llllllllll', type: 'list', data: { style: 'unordered', items: [{ content: '舟', items: [] }] } },
    {
      id: 'tttttttttt',
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['時', '潮'],
          ['朝', '満ちる'],
        ],
      },
    },
    { id: 'qqqqqqqqqq', type: 'quote', data: { text: '凪', caption: '誰か', alignment: 'left' } },
  ]

  it.each(['港の一日', '早い', '舟', '満ちる', '凪'])('a letter typed and deleted beside 「%s」 leaves it unchanged', async (words) => {
    await opened('richText', { time: 1, version: '2.31.0', blocks })
    const place = page.getByText(words).first()
    await expect.element(place).toBeVisible()
    await place.click()
    await userEvent.keyboard('{End}x')
    await expect.element(dirty()).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect.element(dirty()).not.toBeInTheDocument()
  })

  it('that is opened and left alone stays unchanged', async () => {
    await opened('richText', { time: 1, version: '2.31.0', blocks })
    await expect.element(page.getByText('港の一日')).toBeVisible()
    await page.getByText('港の一日').click()
    // The text hands over what it has when the focus leaves it, so before the next letters are compared.
    await page.getByRole('textbox', { name: 'title欄' }).click()
    await userEvent.keyboard('x')
    await expect.element(dirty()).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect.element(dirty()).not.toBeInTheDocument()
  })
})
