import { currentClock, workflowOf, type RecordResponse } from '@captain/content-core'
import { formatDate, formatDateTime } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { useForm } from '../form-context.ts'
import { isPublishedOnSave } from '../is-published-on-save.ts'
import { StateLine } from '../publishing/state-line.tsx'
import { LastEdit } from './last-edit.tsx'
import { localeStateOf } from './locale-state.ts'
import { PublicLink } from './public-link.tsx'
import classes from './state-card.module.css'

type StateCardProps = {
  readonly record: RecordResponse | null
  /** The publish button and its menu. */
  readonly publishing: ReactNode
  /** The completeness for publishing. */
  readonly completeness?: ReactNode
  readonly onHistory: () => void
}

/** English that is missing or behind the Japanese. */
const EnglishState = ({ record }: { readonly record: RecordResponse }) => {
  const { contentType } = useContent()
  const state = localeStateOf(record, 'en')
  if (state === 'current' || !Object.values(contentType.fields).some((field) => field.localized)) return null
  return (
    <div>
      <dt>
        <Trans>英語</Trans>
      </dt>
      <dd>
        {state === 'missing' ? (
          <span className={classes.missing}>
            <Trans>未入力</Trans>
          </span>
        ) : (
          <span className={classes.outdated}>
            <Trans>未更新</Trans>
          </span>
        )}
      </dd>
    </div>
  )
}

/** For types with a publish switch: what saving changes for the public. */
const SwitchNote = ({ record }: { readonly record: RecordResponse | null }) => {
  const isOn = useForm().values.useValue('isPublished') === true
  const wasOn = record?.state === 'on'
  if (isOn === wasOn) return null
  return <p className={classes.note}>{isOn ? <Trans>保存すると公開されます。</Trans> : <Trans>保存すると非公開になります。</Trans>}</p>
}

/** Returns since when a version applies, and when a record first became public, which a start that has not come yet is not. */
const useTimes = (record: RecordResponse): readonly { readonly label: string; readonly at: string }[] => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const first = record.firstPublishedAt
  const { startsAt } = workflowOf(contentType.workflow)
  const day = startsAt?.precision === 'day' ? record[startsAt.field] : null
  return [
    ...(typeof day === 'string' ? [{ label: t`施行日`, at: formatDate(day) }] : []),
    ...(typeof first === 'string' && new Date(first) <= currentClock().now ? [{ label: t`初回公開`, at: formatDateTime(first) }] : []),
  ]
}

const Times = ({ record }: { readonly record: RecordResponse }) => (
  <dl className={classes.rows}>
    {useTimes(record).map(({ label, at }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{at}</dd>
      </div>
    ))}
    <div>
      <dt>
        <Trans>最終更新</Trans>
      </dt>
      <dd>
        <LastEdit record={record} />
      </dd>
    </div>
  </dl>
)

/** What the public sees of a saved record, and its times folded below. */
const SavedState = ({ record }: { readonly record: RecordResponse }) => (
  <>
    <StateLine record={record} />
    <dl className={classes.rows}>
      <EnglishState record={record} />
    </dl>
    {record.state === 'plain' ? (
      <Times record={record} />
    ) : (
      <details className={classes.details}>
        <summary>
          <Trans>日時と更新者</Trans>
        </summary>
        <Times record={record} />
      </details>
    )}
  </>
)

/** The state of a record: what the public sees, English to write, times, public link, and the publish actions. */
export const StateCard = ({ record, publishing, completeness, onHistory }: StateCardProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  return (
    <section aria-label={t`状態`} className={classes.card}>
      <h2 className={classes.title}>
        <Trans>状態</Trans>
      </h2>
      {record === null ? (
        <p className={classes.note}>
          <Trans>まだ保存していません。</Trans>
        </p>
      ) : (
        <SavedState record={record} />
      )}
      {workflowOf(contentType.workflow).exposure === 'toggle' && <SwitchNote record={record} />}
      {isPublishedOnSave(contentType) && (
        <p className={classes.note}>
          <Trans>保存した内容は、すぐに公開されます。</Trans>
        </p>
      )}
      {completeness}
      {publishing}
      {record !== null && (
        <div className={classes.links}>
          <PublicLink record={record} />
          <Button variant="subtle" size="xs" leftSection={<IconHistory size={15} />} onClick={onHistory}>
            <Trans>変更履歴</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
