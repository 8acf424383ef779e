import { currentClock, dateTime, type Values } from '@captain/content-core'
import { formatShortMoment, joinWords } from '@captain/locale'
import { RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useState, type FormEvent } from 'react'
import { useContent } from '../../content-context.tsx'
import { DateTimeInput } from '../../fields/date-time/input.tsx'
import { useLabels } from '../../labels.ts'
import { useTransitionNotices } from '../save/use-transition-notices.ts'
import { timesOf, type PublicationTimes } from '../publishing/publication.ts'
import { timeIssueOf, type TimeIssue } from './time-issue.ts'
import classes from './time-dialog.module.css'

export type TimeDialogProps = {
  readonly kind: 'start' | 'end'
  readonly title: string
  /** Values of the form. */
  readonly values: Values
  /** Names of the fields whose changes are saved too. */
  readonly changed: readonly string[]
  readonly onClose: () => void
  /** Publishes with the chosen times. */
  readonly onChoose: (times: Partial<PublicationTimes>) => void
}

const PHONE = '(max-width: 48em)'
const FIELD = dateTime({})

const useIssueWords = (): ((issue: TimeIssue) => string) => {
  const { t } = useLingui()
  return (issue) => {
    switch (issue) {
      case 'missing':
        return t`日付と時刻を入力してください。`
      case 'unreadable':
        return t`日付と時刻として読み取れません。例：2026/12/01と9:00`
      case 'past':
        return t`過ぎた日時は指定できません。これからの日時を入力してください。`
      case 'beforeStart':
        return t`公開開始日時より後の日時を入力してください。`
      case 'afterEnd':
        return t`公開終了日時より前の日時を入力してください。`
    }
  }
}

const Lead = ({ kind, title }: Pick<TimeDialogProps, 'kind' | 'title'>) => {
  const { tenant, locale } = useContent()
  const site = tenant.names[locale]
  return (
    <p className={classes.lead}>
      {kind === 'start' ? (
        <Trans>
          {site}の「{title}」を、指定した日時に公開します。それまではサイトに表示されません。
        </Trans>
      ) : (
        <Trans>
          {site}の「{title}」の公開を、指定した日時に終了します。空欄なら終了しません。
        </Trans>
      )}
    </p>
  )
}

/** Returns what else publishing does, in the words of the type. */
const useEffects = (values: Values, changed: readonly string[]): readonly string[] => {
  const { t } = useLingui()
  const { locale } = useContent()
  const { fieldLabel } = useLabels()
  const noticesOf = useTransitionNotices()
  const changes = joinWords(locale, changed.map(fieldLabel))
  return [...noticesOf('publish', values), ...(changed.length === 0 ? [] : [t`一緒に保存する変更：${changes}`])]
}

/** Label of the button, with the time once it is one. */
const useActionLabel = (kind: 'start' | 'end', at: unknown, isRight: boolean): string => {
  const { t } = useLingui()
  const { locale } = useContent()
  const moment = isRight && typeof at === 'string' ? formatShortMoment(locale, at) : null
  if (kind === 'start') return moment === null ? t`公開を予約する` : t`${moment}に公開を予約する`
  return moment === null ? t`終了日時なしで公開する` : t`${moment}に公開を終了する`
}

/** Marks the first box of a group as the one that takes the focus when the dialog opens. */
const markFirst = (group: HTMLFieldSetElement | null) => group?.querySelector('input')?.setAttribute('data-autofocus', 'true')

/** Asks for the start or the end of a publication in Japan's time, and publishes with it. */
export const TimeDialog = ({ kind, title, values, changed, onClose, onChoose }: TimeDialogProps) => {
  const { t } = useLingui()
  const id = useId()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const times = timesOf(values)
  const name = kind === 'start' ? 'publishFrom' : 'publishUntil'
  // A time that has passed is nothing to start from.
  const [at, setAt] = useState<unknown>(() =>
    timeIssueOf({ kind, at: times[name], times, now: currentClock().now }) === 'past' ? null : times[name],
  )
  const [isAsked, setAsked] = useState(false)
  const issue = timeIssueOf({ kind, at, times, now: currentClock().now })
  const wordsOf = useIssueWords()
  const effects = useEffects(values, changed)
  const label = useActionLabel(kind, at, issue === null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setAsked(true)
    if (issue !== null) return document.getElementById(`${id}-day`)?.focus()
    onChoose({
      [name]: typeof at === 'string' ? at : null,
      ...(kind === 'start' && times.publishUntil !== null && new Date(times.publishUntil) <= new Date() && { publishUntil: null }),
    })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={kind === 'start' ? t`日時を指定して公開` : t`公開終了日時の指定`}
      size={480}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      <RestoreFocus />
      <form className={classes.root} onSubmit={submit} noValidate>
        <Lead kind={kind} title={title} />
        <fieldset ref={markFirst} className={classes.field} aria-describedby={`${id}-note`}>
          <legend id={`${id}-label`}>{kind === 'start' ? <Trans>公開開始日時</Trans> : <Trans>公開終了日時</Trans>}</legend>
          <DateTimeInput
            field={FIELD}
            words={{ label: '' }}
            path={name}
            value={at}
            onChange={setAt}
            id={id}
            labelledBy={`${id}-label`}
            describedBy={`${id}-issue`}
            invalid={isAsked && issue !== null}
            lang={undefined}
          />
          <p className={classes.issue} id={`${id}-issue`} role="alert">
            {isAsked && issue !== null && wordsOf(issue)}
          </p>
        </fieldset>
        <p className={classes.note} id={`${id}-note`}>
          <Trans>日本時間です。時刻を空欄にすると0:00になります。</Trans>
        </p>
        {effects.map((effect) => (
          <p key={effect} className={classes.note}>
            {effect}
          </p>
        ))}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button type="submit">{label}</Button>
        </div>
      </form>
    </Modal>
  )
}
