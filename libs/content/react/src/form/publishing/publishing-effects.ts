import type { AnyRecord } from '@captain/content-core'
import { formatDate, formatShortMoment, type Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { stateNow, type Publication, type PublishingAction } from './publication.ts'

type Published = {
  readonly publication: Publication
  readonly action: PublishingAction
  /** Labels of the fields whose changes publishing saves. */
  readonly changes: string
}

/** Returns what else publishing does: the changes that it saves, when it takes the record off the site, when it ends. */
export const publishingEffects = (i18n: I18n, locale: Locale, { publication, action, changes }: Published): readonly string[] => {
  const { record, entered, now } = publication
  const moment = (at: string) => formatShortMoment(locale, at, now)
  const until = action.kind === 'again' ? null : entered.publishUntil
  return [
    ...(changes !== '' && record !== null ? [i18n._(msg`一緒に保存する変更：${{ changes }}`)] : []),
    ...(action.kind === 'schedule' && stateNow(publication) === 'published'
      ? [i18n._(msg`いまは公開中です。${{ start: moment(action.at) }}まで、サイトで見られなくなります。`)]
      : []),
    ...(until === null ? [] : [i18n._(msg`${{ end: moment(until) }}に公開が終了します。`)]),
  ]
}

/** Returns the effects on versions: this one becomes final, and the one in force applies until the new one does. */
export const versionEffects = (i18n: I18n, inForce: AnyRecord | null, effectiveDate: unknown): readonly string[] => {
  const from = formatDate(String(effectiveDate))
  return [
    ...(inForce === null ? [] : [i18n._(msg`${{ from }}より前は、いまの版（${{ last: String(inForce['version']) }}）が適用されます。`)]),
    i18n._(msg`公開した版は、変更も削除もできません。変えるときは、新しい版として複製します。`),
  ]
}
