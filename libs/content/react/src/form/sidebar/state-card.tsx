import { workflowOf, type RecordResponse } from '@captain/content-core'
import { formatDate, formatDateTime, type Locale } from '@captain/locale'
import { StateDot } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { useForm } from '../form-context.ts'
import { isPublishedOnSave } from '../is-published-on-save.ts'
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

const LocaleState = ({ record, locale }: { readonly record: RecordResponse; readonly locale: Locale }) => {
  const { t } = useLingui()
  const state = localeStateOf(record, locale)
  if (state === 'missing') return <span className={classes.missing}>{t`英語なし`}</span>
  return (
    <span className={classes.state}>
      {record.state !== 'plain' && <StateDot state={record.state} />}
      {state === 'outdated' && <span className={classes.outdated}>{t`英語が古い`}</span>}
    </span>
  )
}

/** For types with a publish switch: what saving changes for the public. */
const SwitchNote = ({ record }: { readonly record: RecordResponse | null }) => {
  const isOn = useForm().values.useValue('isPublished') === true
  const wasOn = record?.state === 'on'
  if (isOn === wasOn) return null
  return <p className={classes.note}>{isOn ? <Trans>保存すると公開されます。</Trans> : <Trans>保存すると非公開になります。</Trans>}</p>
}

/** Returns when a record becomes public and stops being public, if that is set or has happened. */
const useTimes = (record: RecordResponse | null): readonly { readonly label: string; readonly at: string }[] => {
  const { t } = useLingui()
  const { contentType } = useContent()
  if (record === null) return []
  const { firstPublishedAt, state } = record
  const [from, until] = [record['publishFrom'], record['publishUntil']]
  const { startsAt } = workflowOf(contentType.workflow)
  const day = startsAt?.precision === 'day' ? record[startsAt.field] : null
  return [
    ...(typeof day === 'string' ? [{ label: t`施行日`, at: formatDate(day) }] : []),
    ...(state === 'scheduled' && typeof from === 'string' ? [{ label: t`公開予定`, at: formatDateTime(from) }] : []),
    ...(record.status === 'published' && typeof until === 'string'
      ? [{ label: state === 'expired' ? t`公開終了` : t`終了予定`, at: formatDateTime(until) }]
      : []),
    ...(typeof firstPublishedAt === 'string' ? [{ label: t`初回公開`, at: formatDateTime(firstPublishedAt) }] : []),
  ]
}

/** The state of a record: per language, since when, last editor, public link, and the publish actions. */
export const StateCard = ({ record, publishing, completeness, onHistory }: StateCardProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const isLocalized = Object.values(contentType.fields).some((field) => field.localized)
  // A record without a state shows no language that exists and is up to date.
  const languages =
    record === null || !isLocalized
      ? []
      : (['ja', 'en'] as const).filter((lang) => record.state !== 'plain' || localeStateOf(record, lang) !== 'current')
  const rows = useTimes(record)
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
        <dl className={classes.rows}>
          {languages.map((lang) => (
            <div key={lang}>
              <dt>{lang === 'ja' ? <Trans>日本語</Trans> : <Trans>英語</Trans>}</dt>
              <dd>
                <LocaleState record={record} locale={lang} />
              </dd>
            </div>
          ))}
          {!isLocalized && record.state !== 'plain' && (
            <div>
              <dt>
                <Trans>公開</Trans>
              </dt>
              <dd>
                <StateDot state={record.state} />
              </dd>
            </div>
          )}
          {rows.map(({ label, at }) => (
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
      )}
      {record?.hasUnpublishedChanges === true && record.status === 'published' && (
        <p className={classes.note}>
          <Trans>保存した変更のうち、まだ公開していないものがあります。</Trans>
        </p>
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
