import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import classes from './swatches.module.css'

type Paint = readonly [token: string, use: string]

const GROUPS: readonly (readonly [name: string, paints: readonly Paint[]])[] = [
  [
    '地と面',
    [
      ['ground', '画面の地'],
      ['surface', '表と入力欄'],
      ['surface-hover', '面の上のマウス'],
      ['sunken', '一段下がった所'],
      ['raised', '浮いた窓'],
      ['hairline', '細い線'],
      ['hairline-strong', '入力欄の枠'],
    ],
  ],
  [
    '文字',
    [
      ['ink', '本文'],
      ['ink-muted', '添え書き'],
      ['ink-faint', '入力例、使えないもの'],
    ],
  ],
  [
    'アクセント（開いているサイトの色）',
    [
      ['accent', '主ボタン、選んだメニュー、フォーカス'],
      ['accent-hover', '主ボタンの上のマウス'],
      ['accent-ink', 'アクセントの上の文字'],
      ['accent-soft', '選んだ行'],
    ],
  ],
  [
    '状態（必ず言葉を添えます）',
    [
      ['info', 'お知らせ'],
      ['info-soft', 'お知らせの地'],
      ['success', 'うまくいったこと'],
      ['success-soft', 'その地'],
      ['warning', '気をつけること'],
      ['warning-soft', 'その地'],
      ['danger', '誤りと削除'],
      ['danger-soft', 'その地'],
      ['danger-fill', '削除のボタン'],
    ],
  ],
]

const Swatches = ({ paints }: { readonly paints: readonly Paint[] }) => (
  <ul className={classes.swatches}>
    {paints.map(([token, use]) => (
      <li key={token} className={classes.swatch}>
        <span className={classes.paint} style={{ background: `var(--captain-${token})` }} data-token={token} />
        {use}
        <code>--captain-{token}</code>
      </li>
    ))}
  </ul>
)

const Colours = () => (
  <div lang="ja">
    {GROUPS.map(([name, paints]) => (
      <section key={name}>
        <h2>{name}</h2>
        <Swatches paints={paints} />
      </section>
    ))}
  </div>
)

const meta = { title: 'foundations/Colours', component: Colours } satisfies Meta<typeof Colours>
export default meta

type Story = StoryObj<typeof meta>

/** A colour with a missing name would be drawn transparent. */
export const EveryColour: Story = {
  play: async ({ canvasElement }) => {
    const empty = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')].filter(
      (paint) => getComputedStyle(paint).backgroundColor === 'rgba(0, 0, 0, 0)',
    )
    await expect(empty.map(({ dataset }) => dataset['token'])).toEqual([])
  },
}

export const InTheColourOfASite: Story = { globals: { site: 'shop' } }
