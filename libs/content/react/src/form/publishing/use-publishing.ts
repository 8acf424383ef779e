import { slugField, titleOf, workflowOf, type RecordResponse, type Transition, type Values } from '@captain/content-core'
import { joinWords } from '@captain/locale'
import { useDialogs, useToasts } from '@captain/ui'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { useOwnMessages } from '../../with-messages.tsx'
import { useReadInForce } from '../../workflows/legal/use-in-force.ts'
import { useTransitionLabels } from '../save/transition-labels.ts'
import { useTransitionNotices } from '../save/use-transition-notices.ts'
import { useTransitionSummary } from '../save/use-transition-summary.tsx'
import type { Saving } from '../save/use-save.ts'
import type { RecordForm } from '../use-record-form.ts'
import { leftEmptyIn } from './left-empty.ts'
import type { Missing } from './missing.ts'
import { PUBLISHING_MESSAGES } from './own-messages.ts'
import { isScheduled, publishingActionOf, stateNow, timesOf, type Publication, type PublicationTimes } from './publication.ts'
import { publishingEffects, versionEffects } from './publishing-effects.ts'
import { cancelConfirmation, publishConfirmation } from './publishing-labels.ts'
import { newsSentence, publishingNewsOf } from './publishing-news.ts'
import { useScheduleAgain } from './use-schedule-again.ts'

type Given = {
  /** Start and end to set with the transition. */
  readonly times?: Partial<PublicationTimes>
  /** Whether the user has confirmed it already. */
  readonly isConfirmed?: boolean
}

/** Runs a transition of the form. */
export type RunTransition = (step: Transition, given?: Given) => void

type Question = { readonly step: Transition; readonly title: string; readonly values: Values }

/** Returns the texts that ask for a transition. */
const useConfirmation = () => {
  const i18n = useOwnMessages(PUBLISHING_MESSAGES)
  const { tenant, contentType, locale } = useContent()
  const words = useTransitionLabels()
  const summary = useTransitionSummary()
  return (publication: Publication, { step, title, values }: Question) => {
    const named = { site: tenant.names[locale], title }
    if (step === 'publish' && isScheduled(contentType.workflow))
      return publishConfirmation(i18n, locale, publishingActionOf(publication), named, publication.now)
    if (step === 'unpublish' && stateNow(publication) === 'scheduled') return cancelConfirmation(i18n, named)
    const { label, title: question } = words[step]
    return { title: question, body: summary({ step, title, values }), confirmLabel: label }
  }
}

/** Returns a function that says what a transition has done, with a way back to a schedule that it has cancelled. */
const useReport = () => {
  const i18n = useOwnMessages(PUBLISHING_MESSAGES)
  const { contentType, locale } = useContent()
  const words = useTransitionLabels()
  const toasts = useToasts()
  const scheduleAgain = useScheduleAgain()
  return (step: Transition, title: string, before: RecordResponse | null, after: RecordResponse) => {
    if (step !== 'publish' && step !== 'unpublish') return toasts.success({ summary: words[step].done(title) })
    const now = new Date()
    const news = publishingNewsOf({ workflow: contentType.workflow, step, before, after, now })
    const start = news.kind === 'cancelled' ? timesOf(before ?? {}).publishFrom : null
    toasts.success({
      summary: newsSentence(i18n, locale, news, title, now),
      ...(start !== null && { action: { label: i18n._(msg`元に戻す`), onClick: () => scheduleAgain(after, start, title) } }),
    })
  }
}

/** Returns what a transition does in addition to its question. */
const useEffectsOf = (form: RecordForm) => {
  const i18n = useOwnMessages(PUBLISHING_MESSAGES)
  const { contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  const noticesOf = useTransitionNotices()
  const readInForce = useReadInForce()
  const savedBy = (newer: RecordResponse): string => {
    if (form.authorOf(newer) === 'self') return i18n._(msg`別のタブで先に保存しました。その内容を画面に反映しています。`)
    const author = newer.updatedBy?.name ?? i18n._(msg`ほかの人`)
    return i18n._(msg`${{ author }}さんが先に保存しました。その内容を画面に反映しています。`)
  }
  return async (publication: Publication, { step, values }: Question, newer: RecordResponse | null): Promise<readonly string[]> => {
    const isPublish = step === 'publish'
    const hasVersions = workflowOf(contentType.workflow).keepsVersions === true
    const inForce = isPublish && hasVersions ? await readInForce() : null
    const changes = joinWords(locale, form.changes().map(fieldLabel))
    const unsaved = changes === '' ? [] : [i18n._(msg`保存していない変更は、この操作では保存されません。`)]
    return [
      ...(newer === null ? [] : [savedBy(newer)]),
      ...noticesOf(step, { ...values, firstPublishedAt: form.base().record?.firstPublishedAt ?? null }),
      ...(isPublish ? publishingEffects(i18n, locale, { publication, action: publishingActionOf(publication), changes }) : unsaved),
      ...(isPublish && hasVersions ? versionEffects(i18n, inForce, values['effectiveDate']) : []),
    ]
  }
}

/** Puts start or end into the form. Returns a function that puts the former ones back, unless they changed since. */
const setTimes = ({ store }: RecordForm, times: Partial<PublicationTimes>): (() => void) => {
  const set = Object.entries(times).map(([name, time]) => ({ name, time, before: store.get(name) }))
  for (const { name, time } of set) store.set(name, time)
  return () => {
    for (const { name, time, before } of set) if (store.get(name) === time) store.set(name, before)
  }
}

/** Returns the line about optional contents that are empty, which do not prevent publishing. */
const useLeftEmptyLine = () => {
  const i18n = useOwnMessages(PUBLISHING_MESSAGES)
  const { contentType, locale } = useContent()
  const { fieldLabel } = useLabels()
  return (values: Values): readonly string[] => {
    const { names, hasNoEnglish } = leftEmptyIn(contentType, values)
    const labels = [...names.map(fieldLabel), ...(hasNoEnglish ? [i18n._(msg`英語`)] : [])]
    return labels.length === 0 ? [] : [i18n._(msg`未入力の任意項目：${{ labels: joinWords(locale, labels) }}。このまま公開できます。`)]
  }
}

/** Publishing of a form: runs its transitions, and shows what a publication still lacks. */
export type Publishing = {
  readonly run: (step: Transition, given?: Given) => Promise<void>
  /** What the last publication lacked; null if nothing is shown. */
  readonly missing: Missing | null
  readonly closeMissing: () => void
}

/** Runs a transition after a summary that names the site and the record. A rejected publish shows what is missing. */
export const usePublishing = (form: RecordForm, saving: Saving, onCreated: (id: string) => void): Publishing => {
  const { contentType, locale } = useContent()
  const { typeName } = useLabels()
  const dialogs = useDialogs()
  const report = useReport()
  const confirmationOf = useConfirmation()
  const effectsOf = useEffectsOf(form)
  const leftEmptyLine = useLeftEmptyLine()
  const [missing, setMissing] = useState<Missing | null>(null)
  const { workflow } = contentType

  // Publishing again what has not changed updates it.
  const publicationNow = (): Publication => ({
    workflow,
    record: form.base().record,
    entered: timesOf(form.store.all()),
    isDirty: true,
    now: new Date(),
  })

  /** `newer` is the record that another user saved since the confirmation opened. */
  const asked = async (step: Transition, newer: RecordResponse | null) => {
    const values = form.store.all()
    const publication = publicationNow()
    const subject = { step, title: titleOf(contentType, values, locale) || typeName, values }
    const effects = await effectsOf(publication, subject, newer)
    const isScheduling = step === 'publish' && isScheduled(workflow)
    return {
      publication,
      title: subject.title,
      question: confirmationOf(publication, subject),
      effects: isScheduling ? [...effects, ...leftEmptyLine(values)] : effects,
    }
  }

  /** Lists what a publication lacks if it is more than one field to go to, or the address, which can be chosen at once. */
  const showMissing = async (): Promise<void> => {
    const paths = [...new Set(form.shared.issues.get().map(({ path }) => path))]
    const slug = slugField(contentType)
    if (paths.length < 2 && (slug === null || !paths.includes(slug))) return
    const { question, effects } = await asked('publish', null)
    setMissing({ paths, question, effects })
  }

  /** Resolves to false if the user cancels. */
  const take = async (step: Transition, isNew: boolean, newer: RecordResponse | null, isConfirmed = false): Promise<boolean> => {
    // What is missing is shown; the chosen times stay for the next attempt.
    if (step === 'publish' && !(await saving.readyToPublish())) {
      await showMissing()
      return true
    }
    setMissing(null)
    const { publication, title, question, effects } = await asked(step, newer)
    const before = form.base().record
    if (!isConfirmed && !(await dialogs.confirm({ ...question, effects }))) return false
    if (step === 'publish' && publishingActionOf(publication).kind === 'again') setTimes(form, { publishUntil: null })
    const taken = await saving.transition(step)
    if (taken === null) return true
    if (!taken.isTaken) return take(step, isNew, taken.record)
    report(step, title, before, taken.record)
    if (isNew) onCreated(taken.record.id)
    return true
  }

  const run: Publishing['run'] = async (step, { times = {}, isConfirmed = false } = {}) => {
    const undo = setTimes(form, times)
    // Times that were only offered do not stay behind as a change.
    if (!(await take(step, form.base().record === null, null, isConfirmed))) undo()
  }
  return { run, missing, closeMissing: () => setMissing(null) }
}
