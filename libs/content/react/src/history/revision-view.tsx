import type { Included, RecordAnswer, Values } from '@captain/content-core'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { formatInstant } from '../fields/format-time.ts'
import { ReadFields } from '../form/read/read-value.tsx'
import { changedNames, pickValues, recordValues } from '../form/values/record-values.ts'
import { useLabels } from '../labels.ts'
import classes from './history.module.css'

type RevisionViewProps = {
  readonly record: RecordAnswer
  readonly number: number
  readonly onBack: () => void
  readonly onRestore: ((values: Values, included: Included) => void) | null
}

/** What an older state says where it differs from the present one, and the way back to it. */
export const RevisionView = ({ record, number, onBack, onRestore }: RevisionViewProps) => {
  const { tenant, contentType, client, locale, canWrite } = useContent()
  const { fieldWords } = useLabels()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['content', tenant.slug, contentType.name, 'revision', record.id, number],
    queryFn: ({ signal }) => client.revision(record.id, number, signal),
    staleTime: Infinity,
  })
  const back = (
    <Button variant="subtle" size="xs" leftSection={<IconArrowLeft size={15} />} onClick={onBack}>
      <Trans>履歴へ戻る</Trans>
    </Button>
  )
  if (error !== null) {
    return (
      <>
        {back}
        <ErrorState title={<Trans>この版を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      </>
    )
  }
  if (data === undefined) return <FormSkeleton fields={4} />
  const old = recordValues(contentType, data)
  const names = changedNames(recordValues(contentType, record), old).filter((name) => contentType.fields[name]?.inForm === true)
  const savedAt = formatInstant(data.updatedAt)
  return (
    <div className={classes.revision}>
      {back}
      <p className={classes.intro}>
        {names.length === 0 ? <Trans>いまの内容と同じです。</Trans> : <Trans>{savedAt}の内容のうち、いまと異なる項目です。</Trans>}
      </p>
      <ReadFields
        fields={Object.fromEntries(
          names.flatMap((name) => (contentType.fields[name] === undefined ? [] : [[name, contentType.fields[name]]])),
        )}
        values={pickValues(old, names)}
        words={Object.fromEntries(names.map((name) => [name, fieldWords(name)]))}
        included={data.included}
        locale={locale}
      />
      {names.length > 0 && canWrite && onRestore !== null && (
        <div className={classes.acts}>
          <Button onClick={() => onRestore(pickValues(old, names), data.included)}>
            <Trans>この版の内容をフォームに戻す</Trans>
          </Button>
          <p className={classes.note}>
            <Trans>戻した内容は、保存するまで反映されません。</Trans>
          </p>
        </div>
      )}
    </div>
  )
}
