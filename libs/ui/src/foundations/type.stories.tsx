import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMantineTheme } from '@mantine/core'
import classes from './swatches.module.css'

const SAMPLE = '港の見える喫茶室 0123456789'

const Type = () => {
  const { fontSizes, headings, fontFamilyMonospace } = useMantineTheme()
  return (
    <div lang="ja">
      <h2>見出し</h2>
      <dl className={classes.scale}>
        {Object.entries(headings.sizes).map(([name, { fontSize, lineHeight }]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {name}・{fontSize}／{lineHeight}
            </dt>
            <dd style={{ fontSize, lineHeight, fontWeight: 600 }}>{SAMPLE}</dd>
          </div>
        ))}
      </dl>
      <h2>文字</h2>
      <dl className={classes.scale}>
        {Object.entries(fontSizes).map(([name, fontSize]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {name}・{fontSize}
            </dt>
            <dd style={{ fontSize }}>{SAMPLE}</dd>
          </div>
        ))}
        <dt>等幅</dt>
        <dd style={{ fontFamily: fontFamilyMonospace }}>HK261121-00017</dd>
      </dl>
      <h2>文章の行間（1.7）</h2>
      <p style={{ maxWidth: 'var(--captain-reading)', lineHeight: 'var(--captain-font-prose)' }}>
        朝の港に霧が出ると、灯台の下の喫茶室は少し早く店を開けます。深煎りの珈琲と、焼きたてのトーストをどうぞ。長い文章でも目が迷わないように、行間は広く、1行は720pxまでにします。
      </p>
    </div>
  )
}

const meta = { title: 'foundations/Type', component: Type } satisfies Meta<typeof Type>
export default meta

type Story = StoryObj<typeof meta>

export const Sizes: Story = {}
