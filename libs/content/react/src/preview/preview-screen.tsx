import type { RecordResponse, ScreenMatch } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { ErrorState } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { contentKeys } from '../queries.ts'
import { RecordNotFound } from '../record-not-found.tsx'
import { RecordVerbs } from '../verbs/load-verbs.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewFrame, type PreviewWidth } from './preview-frame.tsx'
import classes from './preview.module.css'

type PreviewScreenProps = { readonly screen: ScreenMatch['screen']; readonly params: ScreenMatch['params'] }

/** The stored record, draft or published, in the public layout. */
export const PreviewScreen = ({ screen, params }: PreviewScreenProps) => {
  const { tenant, contentType, client, locale } = useContent()
  const describe = useFailureText()
  const [lang, setLang] = useState(locale)
  const [width, setWidth] = useState<PreviewWidth>('full')
  const key = (screen === 'preview-by-slug' ? params['slug'] : params['id']) ?? ''
  const { data, error, refetch, isFetching } = useQuery<RecordResponse | null>({
    queryKey: [...contentKeys.type(tenant.slug, contentType.name), 'preview', screen, key],
    queryFn: ({ signal }) => (screen === 'preview-by-slug' ? client.findBySlug(key, signal) : client.get(key, signal)),
  })
  if (data === null || (error instanceof HttpError && error.status === 404)) {
    return (
      <RecordNotFound>
        <Trans>削除されたか、公開URLが変わったようです。</Trans>
      </RecordNotFound>
    )
  }
  if (error !== null && data === undefined) {
    return (
      <ErrorState title={<Trans>プレビューを読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <Skeleton height="70dvh" />
  return (
    <div className={classes.screen}>
      <PreviewBar record={data} lang={lang} onLang={setLang} width={width} onWidth={setWidth} onPublished={() => void refetch()} />
      <RecordVerbs record={data} screen="preview" />
      <PreviewFrame record={data} lang={lang} width={width} />
    </div>
  )
}
