import type { Meta, StoryObj } from '@storybook/react-vite'
import { STATE_NAMES, StateDot } from './state-dot.tsx'

const meta = { title: 'ui/StateDot', component: StateDot } satisfies Meta<typeof StateDot>
export default meta

type Story = StoryObj<typeof meta>

export const Draft: Story = { args: { state: 'draft' } }

export const Published: Story = { args: { state: 'published' } }

export const WithItsOwnWord: Story = { args: { state: 'scheduled', label: '12月1日 10:00 に公開' } }

export const EveryState: Story = {
  args: { state: 'draft' },
  render: () => (
    <ul style={{ display: 'grid', gap: 12, listStyle: 'none', padding: 0 }}>
      {STATE_NAMES.map((state) => (
        <li key={state}>
          <StateDot state={state} />
        </li>
      ))}
    </ul>
  ),
}

export const InEnglish: Story = { ...EveryState, globals: { locale: 'en' }, tags: ['!autodocs'] }
