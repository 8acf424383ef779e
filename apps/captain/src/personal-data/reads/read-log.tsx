import type { PersonalReadFilter } from '@captain/content-core'
import { EmptyState, ErrorState, FormSkeleton, useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureText } from '../../integrations/use-failure-text.ts'
import { usePersonalData } from '../personal-data-context.ts'
import { saveFile } from './save-file.ts'
import { ReadFilters } from './read-filters.tsx'
import { ReadItem } from './read-item.tsx'
import classes from './read-log.module.css'

const FIRST: { readonly after?: string } = {}

const isEmptyFilter = (filter: PersonalReadFilter): boolean => Object.values(filter).every((value) => value === undefined)

const ExportButton = ({ filter }: { readonly filter: PersonalReadFilter }) => {
  const { t } = useLingui()
  const { reads } = usePersonalData()
  const toasts = useToasts()
  const describe = useFailureText()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      const { blob, name } = await reads.download(filter)
      saveFile(blob, name ?? 'personal-reads.csv')
      toasts.success({ summary: t`閲覧記録を書き出しました`, detail: t`書き出したことも監査ログに残ります。` })
    } catch (failure) {
      toasts.error({ summary: t`閲覧記録を書き出せませんでした`, detail: describe(failure) })
    }
    setRunning(false)
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={16} stroke={1.6} />} loading={isRunning} onClick={() => void run()}>
      <Trans>CSVで書き出す</Trans>
    </Button>
  )
}

type ReadsProps = { readonly filter: PersonalReadFilter; readonly onRecord: (id: string) => void; readonly onClear: () => void }

const Reads = ({ filter, onRecord, onClear }: ReadsProps) => {
  const { tenant, reads } = usePersonalData()
  const describe = useFailureText()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['personal-reads', tenant.slug, filter],
    queryFn: ({ pageParam, signal }) => reads.list(filter, pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => (next === null ? undefined : { after: next }),
  })
  if (error !== null) {
    return (
      <ErrorState title={<Trans>閲覧記録を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <FormSkeleton fields={4} />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return isEmptyFilter(filter) ? (
      <EmptyState kind="nothing" title={<Trans>閲覧記録はまだありません</Trans>}>
        <Trans>だれかが個人情報を含む記録を表示すると、ここに並びます。</Trans>
      </EmptyState>
    ) : (
      <EmptyState
        kind="no-match"
        title={<Trans>当てはまる閲覧はありません</Trans>}
        action={
          <Button variant="default" onClick={onClear}>
            <Trans>絞り込みを解除</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ol className={classes.items}>
        {items.map((read) => (
          <ReadItem key={read.id} read={read} onRecord={onRecord} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
          <Trans>さらに表示</Trans>
        </Button>
      )}
    </>
  )
}

/** The log of reads of personal data, newest first, by period, person, way, content type and record. */
export const ReadLog = ({ record }: { readonly record: string | null }) => {
  const [filter, setFilter] = useState<PersonalReadFilter>(record === null ? {} : { record })
  return (
    <div className={classes.log}>
      <div className={classes.intro}>
        <p className={classes.hint}>
          <Trans>
            個人情報を含む記録を、だれが、いつ閲覧したかを2年間残します。同じ人が10分以内に同じ記録を閲覧したときは、1回として数えます。
          </Trans>
        </p>
        <ExportButton filter={filter} />
      </div>
      <ReadFilters filter={filter} onChange={setFilter} />
      <Reads filter={filter} onRecord={(id) => setFilter({ record: id })} onClear={() => setFilter({})} />
    </div>
  )
}
