import type { RecordResponse } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { ErrorState } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import classes from './preview.module.css'

export const PREVIEW_WIDTHS = ['390', '820', 'full'] as const
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]

type PreviewFrameProps = { readonly record: RecordResponse; readonly lang: Locale; readonly width: PreviewWidth }

/** The page in a separate frame, so that styles do not leak in either direction. */
export const PreviewFrame = ({ record, lang, width }: PreviewFrameProps) => {
  const { t } = useLingui()
  const { tenant, contentType, http } = useContent()
  const describe = useFailureText()
  const address = `/api/v1/tenants/${tenant.slug}/${contentType.name}/${record.id}/preview?locale=${lang}`
  // Fetched once before the frame loads, because a frame does not report that its page is an error.
  const { error, isSuccess, refetch, isFetching } = useQuery({
    queryKey: ['content-preview', address, record.lockVersion],
    queryFn: async ({ signal }) => {
      await http.get(address, { signal, headers: { accept: 'text/html' } })
      return true
    },
    retry: false,
    staleTime: Infinity,
  })
  if (error !== null) {
    return (
      <ErrorState title={<Trans>プレビューを表示できませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  return (
    <div className={classes.stage}>
      {isSuccess ? (
        <iframe
          key={`${address}-${record.lockVersion}`}
          className={classes.frame}
          data-width={width}
          src={address}
          title={t`プレビュー`}
          // Pages that its links open are no preview: other sites, such as YouTube, need their scripts.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <Loader m="auto" />
      )}
    </div>
  )
}
