import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateDot } from '../state/state-dot.tsx'
import { SectionLinks } from './section-links.tsx'

const meta = {
  title: 'ui/SectionLinks',
  component: SectionLinks,
  args: {
    label: 'この画面の項目',
    sections: [
      { id: 'basics', name: '基本' },
      { id: 'menu', name: 'メニュー', mark: <StateDot state="draft" /> },
      { id: 'seo', name: '検索エンジン' },
    ],
  },
} satisfies Meta<typeof SectionLinks>
export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = {}
