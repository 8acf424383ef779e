import { CardsSkeleton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { daysQuery } from './home-data.ts'
import { Answered, HomeSection } from './section.tsx'

const DaysChart = lazy(async () => ({ default: (await import('./days-chart.tsx')).DaysChart }))

/** As tall as the chart with its legend, so that nothing moves when it comes. */
const HEIGHT = 212

/** The last thirty days as a picture, which is loaded after everything that somebody may have come for. */
export const DaysSection = () => {
  const query = useQuery(daysQuery)
  const skeleton = <CardsSkeleton cards={1} height={HEIGHT} />
  return (
    <HomeSection title={<Trans>この30日の動き</Trans>}>
      <Answered query={query} skeleton={skeleton} failed={<Trans>この30日の動きを読み込めませんでした</Trans>}>
        {(days) => (
          <Suspense fallback={skeleton}>
            <DaysChart days={days} />
          </Suspense>
        )}
      </Answered>
    </HomeSection>
  )
}
