import { pathTo, type RecordAnswer, type ScreenMatch } from '@captain/content-core'
import { HttpError } from '@captain/http'
import { EmptyState, ErrorState } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { useLabels } from '../labels.ts'
import { useGo } from '../navigation.tsx'
import { contentKeys } from '../queries.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewFrame, type PreviewWidth } from './preview-frame.tsx'
import classes from './preview.module.css'

type PreviewScreenProps = { readonly screen: ScreenMatch['screen']; readonly params: ScreenMatch['params'] }

/** The stored record, draft or not, in the layout that the public sees. */
export const PreviewScreen = ({ screen, params }: PreviewScreenProps) => {
  const { tenant, contentType, client, locale } = useContent()
  const { typeName } = useLabels()
  const describe = useFailureText()
  const go = useGo()
  const [lang, setLang] = useState(locale)
  const [width, setWidth] = useState<PreviewWidth>('full')
  const key = (screen === 'preview-by-slug' ? params['slug'] : params['id']) ?? ''
  const { data, error, refetch, isFetching } = useQuery<RecordAnswer | null>({
    queryKey: [...contentKeys.type(tenant.slug, contentType.name), 'preview', screen, key],
    queryFn: ({ signal }) => (screen === 'preview-by-slug' ? client.findBySlug(key, signal) : client.get(key, signal)),
    retry: (count, failure) => !(failure instanceof HttpError && failure.status < 500) && count < 2,
  })
  if (data === null || (error instanceof HttpError && error.status === 404)) {
    return (
      <EmptyState
        kind="no-match"
        title={<Trans>この{typeName}は見つかりません</Trans>}
        action={
          <Button variant="default" onClick={() => void go(pathTo(tenant, contentType.name, 'list'))}>
            <Trans>一覧へ戻る</Trans>
          </Button>
        }
      >
        <Trans>削除されたか、公開URLが変わったようです。</Trans>
      </EmptyState>
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
      <PreviewFrame record={data} lang={lang} width={width} />
    </div>
  )
}
