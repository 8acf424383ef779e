import { CardsSkeleton, lazyPart } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { daysQuery } from './home-data.ts'
import { QueryResult, HomeSection } from './section.tsx'

/** Height of the chart with its legend, so that the layout does not shift when it loads. */
const HEIGHT = 212

const SKELETON = <CardsSkeleton cards={1} height={HEIGHT} />

const DaysChart = lazyPart(async () => (await import('./days-chart.tsx')).DaysChart, { loading: SKELETON })

/** The chart of the last thirty days. It loads after everything else on the page. */
export const DaysSection = () => {
  const { http } = usePlatform()
  const query = useQuery(daysQuery(http))
  return (
    <HomeSection title={<Trans>この30日の動き</Trans>}>
      <QueryResult query={query} skeleton={SKELETON} failed={<Trans>この30日の動きを読み込めませんでした</Trans>}>
        {(days) => <DaysChart days={days} />}
      </QueryResult>
    </HomeSection>
  )
}
