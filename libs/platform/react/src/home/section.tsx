import { ErrorState } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { usePlatform } from '../platform-context.ts'
import classes from './home.module.css'

type HomeSectionProps = {
  readonly title: ReactNode
  /** A short note on the section, or a link. */
  readonly aside?: ReactNode
  /** Position in the one-column layout. Default: last. */
  readonly place?: 'first' | 'second'
  /** A name by which the tour finds it. */
  readonly tour?: string
  readonly children: ReactNode
}

const PLACES = { first: undefined, second: classes.second } as const

/** One section of the home page, labelled by its heading. */
export const HomeSection = ({ title, aside, place, tour, children }: HomeSectionProps) => {
  const id = useId()
  return (
    <section className={place === undefined ? classes.later : PLACES[place]} aria-labelledby={id} data-tour={tour}>
      <div className={classes.sectionHead}>
        <h2 id={id} className={classes.sectionTitle}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

type AnsweredProps<Data> = {
  readonly query: UseQueryResult<Data>
  readonly skeleton: ReactNode
  /** The message after a failed load. */
  readonly failed: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** The content of a section after its data has loaded; before that its skeleton, or its error. The rest of the page is unaffected. */
export const QueryResult = <Data,>({ query, skeleton, failed, children }: AnsweredProps<Data>) => {
  const { describeFailure: describe } = usePlatform()
  const { data, error, isFetching, fetchStatus, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null && fetchStatus !== 'paused') return skeleton
  return (
    <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching}>
      {error === null ? <Trans>インターネットに接続されていません。つながると読み込みます。</Trans> : describe(error)}
    </ErrorState>
  )
}
