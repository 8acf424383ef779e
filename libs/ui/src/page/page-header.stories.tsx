import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateDot } from '../state/state-dot.tsx'
import { PageHeader } from './page-header.tsx'

const meta = { title: 'ui/PageHeader', component: PageHeader, args: { title: 'フード' } } satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const TitleAlone: Story = {}

export const List: Story = { args: { count: '24件', actions: <Button>新規作成</Button> } }

export const Record: Story = {
  args: {
    title: '海老と帆立のクリームコロッケ',
    meta: (
      <>
        <StateDot state="published" /> 最終更新 11月20日 18:42
      </>
    ),
    actions: (
      <>
        <Button variant="default">プレビュー</Button>
        <Button>公開する</Button>
      </>
    ),
  },
}

export const LongTitleOnAPhone: Story = {
  args: { ...Record.args, title: '「港の見える喫茶室」冬の特別メニューと年末年始の営業時間のお知らせ（12月28日から1月4日まで）' },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
