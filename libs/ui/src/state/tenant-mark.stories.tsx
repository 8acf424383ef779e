import type { Meta, StoryObj } from '@storybook/react-vite'
import { TenantMark } from './tenant-mark.tsx'

const meta = { title: 'ui/TenantMark', component: TenantMark, args: { name: 'ころり', color: '#b4552d' } } satisfies Meta<typeof TenantMark>
export default meta

type Story = StoryObj<typeof meta>

export const Small: Story = {}

export const Large: Story = { args: { size: 48 } }

export const OnAPaleColour: Story = { args: { name: '青い塔', color: '#a9d3ee', size: 48 } }

export const OutsideOfTheBasicPlane: Story = { args: { name: '𠮷野珈琲', color: '#2b6b4f', size: 48 } }

export const BesideTheName: Story = {
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <TenantMark {...args} />
      {args.name}
    </span>
  ),
}
