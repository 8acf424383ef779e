import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateDot, type StateName } from './state-dot.tsx'

const meta = { title: 'ui/StateDot', component: StateDot } satisfies Meta<typeof StateDot>
export default meta

type Story = StoryObj<typeof meta>

const STATES = ['draft', 'published', 'scheduled', 'expired', 'archived', 'on', 'off'] as const satisfies readonly StateName[]

export const Draft: Story = { args: { state: 'draft' } }

export const Published: Story = { args: { state: 'published' } }

export const WithItsOwnWord: Story = { args: { state: 'scheduled', label: '12月1日 10:00 に公開' } }

export const EveryState: Story = {
  args: { state: 'draft' },
  render: () => (
    <ul style={{ display: 'grid', gap: 12, listStyle: 'none', padding: 0 }}>
      {STATES.map((state) => (
        <li key={state}>
          <StateDot state={state} />
        </li>
      ))}
    </ul>
  ),
}

export const InEnglish: Story = { ...EveryState, globals: { locale: 'en' }, tags: ['!autodocs'] }
