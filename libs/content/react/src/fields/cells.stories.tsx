import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLingui } from '@lingui/react'
import type { Locale } from '@captain/locale'
import { expect } from 'storybook/test'
import { isEmptyValue, type Kind } from '@captain/content-core'
import { cellOf } from '../cells.ts'
import { CellFrame } from './testing/cell-frame.tsx'
import { INCLUDED, OPTION_WORDS, SAMPLES } from './testing/field-samples.ts'

const KINDS = Object.keys(SAMPLES) as readonly Kind[]

type OneProps = { readonly kind: Kind; readonly value: unknown; readonly locale: Locale }

const One = ({ kind, value, locale }: OneProps) => {
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

/** The cell of every kind at its minimum column width, with a typical and a long value. */
const CellTable = ({ kinds }: { readonly kinds: readonly Kind[] }) => {
  const { i18n } = useLingui()
  const locale = i18n.locale === 'en' ? 'en' : 'ja'
  return (
    <CellFrame locale={locale}>
      <table>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" style={{ textAlign: 'start', padding: 8 }}>
                {kind}
              </th>
              <One kind={kind} value={SAMPLES[kind].value} locale={locale} />
              <One kind={kind} value={SAMPLES[kind].hostile} locale={locale} />
            </tr>
          ))}
        </tbody>
      </table>
    </CellFrame>
  )
}

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
    await expect(await canvas.findByText(/¥10,799,998/)).toBeVisible()
  },
}

export const InEnglish: Story = { globals: { locale: 'en' }, tags: ['!autodocs'] }
