import { formatDate } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { axisEnd, partsOf, SERIES, type Series } from './days-scale.ts'
import classes from './days-chart.module.css'
import type { HomeDay } from './home-data.ts'

const WIDTH = 720
const HEIGHT = 132
const LEFT = 28
const TOP = 8
const GAP = 0.28
/** Days between two labels of the axis. */
const NAMED = 7

const useSeriesWords = (): Readonly<Record<Series, string>> => {
  const { t } = useLingui()
  return {
    published: t({ message: '公開', context: '日ごとの件数' }),
    received: t({ message: '受信', context: '日ごとの件数' }),
    saved: t({ message: '保存', context: '日ごとの件数' }),
  }
}

const Legend = ({ days }: { readonly days: readonly HomeDay[] }) => {
  const words = useSeriesWords()
  return (
    <ul className={classes.legend}>
      {SERIES.map((series) => (
        <li key={series} data-series={series}>
          <span className={classes.key} aria-hidden />
          {words[series]}
          <strong>{days.reduce((sum, day) => sum + day[series], 0)}</strong>
        </li>
      ))}
    </ul>
  )
}

const Axis = ({ end }: { readonly end: number }) => (
  <g className={classes.axis}>
    {[0, end / 2, end].map((value) => {
      const y = TOP + HEIGHT * (1 - value / end)
      return (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH} y1={y} y2={y} data-ground={value === 0} />
          <text x={LEFT - 6} y={y + 3.5} textAnchor="end">
            {value}
          </text>
        </g>
      )
    })}
  </g>
)

const monthAndDay = (day: string): string => day.slice(5).replace('-', '/').replaceAll(/\b0/g, '')

type ColumnProps = { readonly day: HomeDay; readonly place: number; readonly step: number; readonly end: number; readonly isNamed: boolean }

const Column = ({ day, place, step, end, isNamed }: ColumnProps) => {
  const words = useSeriesWords()
  const x = LEFT + step * (place + GAP / 2)
  const width = step * (1 - GAP)
  const facts = SERIES.map((series) => `${words[series]} ${day[series]}`).join('  ')
  return (
    <g className={classes.column}>
      <title>{`${formatDate(day.day)}  ${facts}`}</title>
      <rect className={classes.room} x={LEFT + step * place} width={step} y={TOP} height={HEIGHT} />
      {partsOf(day).map(({ series, from, size }) => (
        <rect
          key={series}
          data-series={series}
          x={x}
          width={width}
          y={TOP + HEIGHT * (1 - (from + size) / end)}
          height={(HEIGHT * size) / end}
        />
      ))}
      {isNamed && (
        <text x={x + width / 2} y={TOP + HEIGHT + 16} textAnchor="middle">
          {monthAndDay(day.day)}
        </text>
      )}
    </g>
  )
}

const Numbers = ({ days }: { readonly days: readonly HomeDay[] }) => {
  const words = useSeriesWords()
  return (
    <table className={classes.table}>
      <caption>
        <Trans>この30日の、日ごとの件数</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>日付</Trans>
          </th>
          {SERIES.map((series) => (
            <th key={series} scope="col">
              {words[series]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatDate(day.day)}</th>
            {SERIES.map((series) => (
              <td key={series}>{day[series]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Columns of publications, submissions and saves of the last 30 days, with the same data as a table. */
export const DaysChart = ({ days }: { readonly days: readonly HomeDay[] }) => {
  const end = axisEnd(days)
  const step = (WIDTH - LEFT) / Math.max(1, days.length)
  return (
    <div className={classes.root}>
      <Legend days={days} />
      <svg className={classes.chart} viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 22}`} aria-hidden>
        <Axis end={end} />
        {days.map((day, place) => (
          <Column key={day.day} day={day} place={place} step={step} end={end} isNamed={(days.length - 1 - place) % NAMED === 0} />
        ))}
      </svg>
      <details className={classes.numbers}>
        <summary>
          <Trans>数字で見る</Trans>
        </summary>
        <Numbers days={days} />
      </details>
    </div>
  )
}
