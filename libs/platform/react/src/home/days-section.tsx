import { CardsSkeleton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { usePlatform } from '../platform-context.ts'
import { daysQuery } from './home-data.ts'
import { QueryResult, HomeSection } from './section.tsx'

const DaysChart = lazy(async () => ({ default: (await import('./days-chart.tsx')).DaysChart }))

/** Height of the chart with its legend, so that the layout does not shift when it loads. */
const HEIGHT = 212

/** The chart of the last thirty days. It loads after everything else on the page. */
export const DaysSection = () => {
  const { http } = usePlatform()
  const query = useQuery(daysQuery(http))
  const skeleton = <CardsSkeleton cards={1} height={HEIGHT} />
  return (
    <HomeSection title={<Trans>この30日の動き</Trans>}>
      <QueryResult query={query} skeleton={skeleton} failed={<Trans>この30日の動きを読み込めませんでした</Trans>}>
        {(days) => (
          <Suspense fallback={skeleton}>
            <DaysChart days={days} />
          </Suspense>
        )}
      </QueryResult>
    </HomeSection>
  )
}
