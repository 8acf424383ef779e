import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMantineTheme } from '@mantine/core'
import type { CSSProperties } from 'react'
import classes from './swatches.module.css'

type ScaleProps = {
  readonly title: string
  readonly steps: Readonly<Record<string, string>>
  readonly draw: (value: string) => CSSProperties
}

const Scale = ({ title, steps, draw }: ScaleProps) => (
  <section>
    <h2>{title}</h2>
    <dl className={classes.scale}>
      {Object.entries(steps).map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{value.startsWith('var') || value.length > 10 ? name : `${name}・${value}`}</dt>
          <dd>
            <div
              style={{
                width: 96,
                height: 40,
                background: 'var(--captain-raised)',
                border: '1px solid var(--captain-hairline-strong)',
                ...draw(value),
              }}
            />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

const HEIGHTS = {
  control: 'var(--captain-control)',
  row: 'var(--captain-row)',
  'row-compact': 'var(--captain-row-compact)',
}

const Spacing = () => {
  const { spacing, radius, shadows } = useMantineTheme()
  return (
    <div lang="ja">
      <Scale title="余白" steps={spacing} draw={(width) => ({ width, height: 16, background: 'var(--captain-accent)', border: 0 })} />
      <Scale title="角の丸み" steps={radius} draw={(borderRadius) => ({ borderRadius })} />
      <Scale title="影" steps={shadows} draw={(boxShadow) => ({ boxShadow, border: 0 })} />
      <Scale title="部品の高さ" steps={HEIGHTS} draw={(height) => ({ height })} />
    </div>
  )
}

const meta = { title: 'foundations/Spacing', component: Spacing } satisfies Meta<typeof Spacing>
export default meta

type Story = StoryObj<typeof meta>

export const Steps: Story = {}
