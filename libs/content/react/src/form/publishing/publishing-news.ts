import { workflowOf, type Transition, type Workflow } from '@captain/content-core'
import { formatDate, formatShortMoment, type Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { publishedTimes, stateNow, timesOf, type Publication } from './publication.ts'

type After = NonNullable<Publication['record']>

/** What publishing or unpublishing has done to a record. */
export type PublishingNews =
  /** `ended`: it is published, and its end has passed. */
  | { readonly kind: 'published' | 'ended' | 'unpublished' | 'cancelled' }
  /** Becomes public at an instant. */
  | { readonly kind: 'scheduled'; readonly at: string }
  /** A version of a document, which applies from a day. */
  | { readonly kind: 'effective'; readonly from: string }

type Done = {
  readonly workflow: Workflow
  readonly step: Extract<Transition, 'publish' | 'unpublish'>
  /** The record before; null for a new one. */
  readonly before: Publication['record']
  /** The record as the server has returned it. */
  readonly after: After
  readonly now: Date
}

const storedAs = (workflow: Workflow, record: Publication['record'], now: Date): Publication => ({
  workflow,
  record,
  entered: timesOf(record ?? {}),
  isDirty: false,
  now,
})

const ofPublication = (workflow: Workflow, after: After, now: Date): PublishingNews => {
  const publication = storedAs(workflow, after, now)
  const state = stateNow(publication)
  if (state === 'expired') return { kind: 'ended' }
  if (state !== 'scheduled') return { kind: 'published' }
  const { startsAt } = workflowOf(workflow)
  const start = startsAt?.precision === 'day' ? (after as Readonly<Record<string, unknown>>)[startsAt.field] : null
  if (typeof start === 'string') return { kind: 'effective', from: start }
  const at = publishedTimes(publication).publishFrom
  return at === null ? { kind: 'published' } : { kind: 'scheduled', at }
}

/** Returns what a transition has done, from the record that the server has returned. */
export const publishingNewsOf = ({ workflow, step, before, after, now }: Done): PublishingNews => {
  if (step === 'publish') return ofPublication(workflow, after, now)
  return { kind: stateNow(storedAs(workflow, before, now)) === 'scheduled' ? 'cancelled' : 'unpublished' }
}

/** Returns the sentence that says so of a title. */
export const newsSentence = (i18n: I18n, locale: Locale, news: PublishingNews, title: string, now: Date): string => {
  switch (news.kind) {
    case 'published':
      return i18n._(msg`「${{ title }}」を公開しました`)
    case 'ended':
      return i18n._(msg`「${{ title }}」は公開終了日時を過ぎているため、公開されていません`)
    case 'unpublished':
      return i18n._(msg`「${{ title }}」を非公開にしました`)
    case 'cancelled':
      return i18n._(msg`「${{ title }}」の公開予約を取り消しました`)
    case 'scheduled':
      return i18n._(msg`「${{ title }}」を${{ start: formatShortMoment(locale, news.at, now) }}に公開予約しました`)
    case 'effective':
      return i18n._(msg`「${{ title }}」を公開しました。${{ from: formatDate(news.from) }}から適用されます`)
  }
}
