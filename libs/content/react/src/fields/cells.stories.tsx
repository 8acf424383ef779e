import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLingui } from '@lingui/react'
import { expect } from 'storybook/test'
import { isEmptyValue, type Kind } from '@captain/content-core'
import { cellOf } from '../cells.ts'
import { INCLUDED, OPTION_WORDS, SAMPLES } from '../testing-stories/field-samples.ts'

const KINDS = Object.keys(SAMPLES) as readonly Kind[]

const One = ({ kind, value }: { readonly kind: Kind; readonly value: unknown }) => {
  const { i18n } = useLingui()
  const locale = i18n.locale === 'en' ? 'en' : 'ja'
  const field = SAMPLES[kind].make({})
  const { Cell, align, width } = cellOf(field)
  return (
    <td
      style={{ width, maxWidth: width, textAlign: align, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', padding: 8 }}
    >
      {!isEmptyValue(field, value) && (
        <Cell field={field} value={value} words={{ label: kind, options: OPTION_WORDS[locale] }} included={INCLUDED} locale={locale} />
      )}
    </td>
  )
}

/** The cell of every kind, as wide as its column is at least: a usual value and a long one. */
const CellTable = ({ kinds }: { readonly kinds: readonly Kind[] }) => (
  <table>
    <tbody>
      {kinds.map((kind) => (
        <tr key={kind}>
          <th scope="row" style={{ textAlign: 'start', padding: 8 }}>
            {kind}
          </th>
          <One kind={kind} value={SAMPLES[kind].value} />
          <One kind={kind} value={SAMPLES[kind].hostile} />
        </tr>
      ))}
    </tbody>
  </table>
)

const meta = {
  title: 'content/Cells',
  component: CellTable,
  args: { kinds: KINDS },
  argTypes: { kinds: { control: false } },
} satisfies Meta<typeof CellTable>
export default meta

type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(KINDS.length)
    await expect(canvas.getByText('深煎りブレンド')).toBeVisible()
  },
}

export const InEnglish: Story = { globals: { locale: 'en' }, tags: ['!autodocs'] }
