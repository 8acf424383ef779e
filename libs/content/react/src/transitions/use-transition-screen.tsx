import type { RecordResponse } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { ErrorState, FormSkeleton, PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureText } from '../failure-text.ts'
import { useLabels } from '../labels.ts'
import type { recordOptions } from '../queries.ts'
import { RecordNotFound } from '../record-not-found.tsx'

/** The record, or a placeholder while there is none: loading, missing, or failed. */
export type TransitionScreenState<R> =
  | { readonly record: RecordResponse<R>; readonly fallback: null }
  | { readonly record: null; readonly fallback: ReactNode }

/** Reads the record of a screen that runs transitions; for default and special screens. */
export const useTransitionScreen = <R,>(query: ReturnType<typeof recordOptions<R>>): TransitionScreenState<R> => {
  const { typeName } = useLabels()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useQuery(query)
  if (data !== undefined) return { record: data, fallback: null }
  if (error instanceof HttpError && error.status === 404) {
    return {
      record: null,
      fallback: (
        <RecordNotFound>
          <Trans>削除されたか、アドレスが変わったようです。</Trans>
        </RecordNotFound>
      ),
    }
  }
  if (error !== null) {
    return {
      record: null,
      fallback: (
        <ErrorState title={<Trans>読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      ),
    }
  }
  return {
    record: null,
    fallback: (
      <>
        <PageHeader title={typeName} />
        <FormSkeleton />
      </>
    ),
  }
}
