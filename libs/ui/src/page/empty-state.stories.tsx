import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from './empty-state.tsx'

const meta = { title: 'ui/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  args: { kind: 'nothing', title: 'フードはまだありません', children: '最初の1件を作成しましょう。', action: <Button>新規作成</Button> },
}

export const NoMatch: Story = {
  args: {
    kind: 'no-match',
    title: '条件に合うフードはありません',
    children: '検索の条件を変えて、もう一度お試しください。',
    action: <Button variant="default">条件を消す</Button>,
  },
}

export const TitleAlone: Story = { args: { kind: 'no-match', title: '該当する項目はありません' } }
