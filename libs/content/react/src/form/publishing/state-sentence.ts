import { workflowOf, type AnyRecord } from '@captain/content-core'
import { formatDate, formatShortMoment, type Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { publishedTimes, stateNow, type Publication } from './publication.ts'

const draftOf = (i18n: I18n, record: Pick<AnyRecord, 'firstPublishedAt'>): string =>
  typeof record.firstPublishedAt === 'string' ? i18n._(msg`下書き（いまは公開していません）`) : i18n._(msg`下書き（まだ公開していません）`)

/** Returns when a version of a document applies from. */
const effectiveFrom = (i18n: I18n, { workflow, record }: Publication): string => {
  const { startsAt } = workflowOf(workflow)
  const day = startsAt === undefined ? null : (record as Readonly<Record<string, unknown>> | null)?.[startsAt.field]
  if (typeof day !== 'string') return i18n._(msg`施行前`)
  const from = formatDate(day)
  return i18n._(msg`${{ from }}から施行`)
}

/** Returns the state itself; null for records without one. */
const mainPart = (i18n: I18n, locale: Locale, publication: Publication): string | null => {
  const { workflow, record, now } = publication
  if (record === null) return i18n._(msg`まだ保存していません`)
  const { publishFrom, publishUntil } = publishedTimes(publication)
  const moment = (at: string) => formatShortMoment(locale, at, now)
  switch (stateNow(publication)) {
    case 'draft':
      return draftOf(i18n, record)
    case 'scheduled':
      if (workflowOf(workflow).startsAt?.precision === 'day') return effectiveFrom(i18n, publication)
      return publishFrom === null ? i18n._(msg`公開予約`) : i18n._(msg`${{ start: moment(publishFrom) }}に公開予約`)
    case 'published':
    case 'on':
      return i18n._(msg`公開中`)
    case 'expired':
      return publishUntil === null ? i18n._(msg`公開終了`) : i18n._(msg`公開終了（${{ end: moment(publishUntil) }}）`)
    case 'archived':
      return i18n._(msg`アーカイブ（公開していません）`)
    case 'off':
      return i18n._(msg`非公開`)
    case 'inForce':
      return i18n._(msg`施行中`)
    case 'superseded':
      return i18n._(msg`旧版`)
    case 'withdrawn':
      return i18n._(msg`取下げ`)
    default:
      return null
  }
}

/**
 * Returns the one sentence about what the public sees of a record, and until when: `公開中・12/31 0:00に公開終了`. Null for records without
 * a state.
 */
export const stateSentence = (i18n: I18n, locale: Locale, publication: Publication): string | null => {
  const main = mainPart(i18n, locale, publication)
  if (main === null) return null
  const { record, now } = publication
  const state = stateNow(publication)
  const { publishUntil } = publishedTimes(publication)
  const ends =
    (state === 'published' || state === 'scheduled') && publishUntil !== null ? formatShortMoment(locale, publishUntil, now) : null
  const parts = [
    main,
    ...(ends === null ? [] : [i18n._(msg`${{ end: ends }}に公開終了`)]),
    ...(record?.status === 'published' && record.hasUnpublishedChanges === true ? [i18n._(msg`未公開の変更あり`)] : []),
  ]
  return parts.join(locale === 'ja' ? '・' : ' · ')
}
