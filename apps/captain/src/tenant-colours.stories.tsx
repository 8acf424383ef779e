import { contrast, shadesOf, TenantMark } from '@captain/ui'
import type { Tenant } from '@captain/content-core'
import { TENANTS } from '@captain/tenants'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const AA = 4.5
const PAPER = '#ffffff'
/** Text on the accent of the dark scheme. */
const NIGHT = '#1a1917'
const cell = { padding: '6px 12px', textAlign: 'start' } as const

const Row = ({ tenant: { names, color } }: { readonly tenant: Tenant }) => {
  const shades = shadesOf(color)
  const light = shades[6] ?? color
  const dark = shades[4] ?? color
  return (
    <tr>
      <th scope="row" style={{ ...cell, fontWeight: 400, whiteSpace: 'nowrap' }}>
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
          <TenantMark name={names.ja} color={color} />
          {names.ja}
        </span>
      </th>
      <td style={cell}>
        <code>{color.toLowerCase()}</code>
      </td>
      <td style={cell}>
        <span style={{ display: 'flex' }}>
          {shades.map((shade) => (
            <span key={shade} style={{ width: 28, height: 28, background: shade }} />
          ))}
        </span>
      </td>
      <td style={cell}>
        <span style={{ padding: '4px 10px', borderRadius: 4, background: light, color: PAPER }}>
          明 {contrast(light, PAPER).toFixed(1)}
        </span>
      </td>
      <td style={cell}>
        <span style={{ padding: '4px 10px', borderRadius: 4, background: dark, color: NIGHT }}>暗 {contrast(dark, NIGHT).toFixed(1)}</span>
      </td>
    </tr>
  )
}

const Sites = ({ tenants = [] }: { readonly tenants?: readonly Tenant[] }) => (
  <table lang="ja">
    <thead>
      <tr>
        {['サイト', '登録した色', '濃淡', '明るい画面のボタン', '暗い画面のボタン'].map((name) => (
          <th key={name} scope="col" style={cell}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {tenants.map((tenant) => (
        <Row key={tenant.slug} tenant={tenant} />
      ))}
    </tbody>
  </table>
)

const meta = {
  title: 'foundations/Sites',
  component: Sites,
  argTypes: { tenants: { control: false } },
  loaders: [
    async () => {
      const doors = await Promise.all(Object.values(TENANTS).map(({ declaration }) => declaration()))
      return { tenants: doors.map(({ tenant }) => tenant) }
    },
  ],
  render: (_args, { loaded }) => <Sites tenants={loaded['tenants'] as readonly Tenant[]} />,
} satisfies Meta<typeof Sites>
export default meta

type Story = StoryObj<typeof meta>

export const ColourOfEachSite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(TENANTS).length + 1)
    for (const { textContent } of canvas.getAllByText(/^[明暗] \d/)) await expect(Number(textContent.slice(2))).toBeGreaterThanOrEqual(AA)
  },
}
