import type { RecordAnswer } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { ErrorState, FormSkeleton, PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureText } from '../failure-text.ts'
import { useLabels } from '../labels.ts'
import { recordOptions, useScope } from '../queries.ts'
import { RecordNotFound } from '../record-not-found.tsx'

/** The record, or a placeholder while there is none: loading, missing, or failed. */
export type StepScreenState =
  | { readonly record: RecordAnswer; readonly fallback: null }
  | { readonly record: null; readonly fallback: ReactNode }

/** Reads the record of a screen that runs transitions; for default and special screens. */
export const useStepScreen = (id: string): StepScreenState => {
  const { typeName } = useLabels()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useQuery(recordOptions(useScope(), id))
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
