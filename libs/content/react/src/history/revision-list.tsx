import type { RecordResponse, Revision } from '@captain/content-core'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { formatDateTime, joinWords } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { useLabels } from '../labels.ts'
import classes from './history.module.css'

const Entry = ({
  revision,
  isCurrent,
  onOpen,
}: {
  readonly revision: Revision
  readonly isCurrent: boolean
  readonly onOpen: () => void
}) => {
  const { locale } = useContent()
  const { fieldLabel } = useLabels()
  const fields = joinWords(locale, revision.changedFields.map(fieldLabel))
  return (
    <li>
      <UnstyledButton className={classes.entry} onClick={onOpen}>
        <span className={classes.when}>
          <time dateTime={revision.createdAt}>{formatDateTime(revision.createdAt)}</time>
          <span>{revision.createdBy?.name}</span>
          {isCurrent && (
            <span className={classes.current}>
              <Trans>いまの内容</Trans>
            </span>
          )}
        </span>
        <span className={classes.fields}>{fields === '' ? <Trans>内容の変更はありません</Trans> : fields}</span>
      </UnstyledButton>
    </li>
  )
}

/** The revisions of a record, newest first. */
export const RevisionList = ({ record, onOpen }: { readonly record: RecordResponse; readonly onOpen: (number: number) => void }) => {
  const { tenant, contentType, client } = useContent()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['content', tenant.slug, contentType.name, 'revisions', record.id, record.lockVersion],
    queryFn: ({ signal }) => client.revisions(record.id, signal),
  })
  if (error !== null) {
    return (
      <ErrorState title={<Trans>変更履歴を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (data === undefined) return <FormSkeleton fields={4} />
  return (
    <ol className={classes.entries}>
      {data.items.map((revision, position) => (
        <Entry key={revision.number} revision={revision} isCurrent={position === 0} onOpen={() => onOpen(revision.number)} />
      ))}
    </ol>
  )
}
