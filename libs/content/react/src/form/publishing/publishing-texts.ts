import type { AnyContentType, AnyRecord, Transition } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { withFurther } from '../../with-messages.tsx'
import { PUBLISHING_MESSAGES } from './own-messages.ts'
import { publishingActionOf, stateNow, timesOf, type Publication } from './publication.ts'
import { publishingEffects } from './publishing-effects.ts'
import { publishConfirmation, publishLabel, withdrawalConfirmation } from './publishing-labels.ts'
import { newsSentence, publishingNewsOf } from './publishing-news.ts'

/** Where the texts are shown. */
type Place = { readonly page: Pick<I18n, 'locale' | 'messages'>; readonly locale: Locale; readonly contentType: AnyContentType }

/** A record, with its title and the site of the confirmation. */
type Named = { readonly record: AnyRecord; readonly title: string; readonly site: string; readonly now: Date }

/** Returns a stored record as publishing sees it, without a form: publishing it again is meant to change something. */
const publicationOf = ({ workflow }: AnyContentType, record: AnyRecord, now: Date): Publication => ({
  workflow,
  record,
  entered: timesOf(record),
  isDirty: true,
  now,
})

/** The texts of publishing for screens without a form, which load them when they are needed. */
export const publishingTexts = ({ page, locale, contentType }: Place) => {
  const i18n = withFurther(page, PUBLISHING_MESSAGES)
  return {
    /** Returns title, text and button of the confirmation of publishing, and what else it does. */
    publish: ({ record, now, ...named }: Named) => {
      const publication = publicationOf(contentType, record, now)
      const action = publishingActionOf(publication)
      return {
        ...publishConfirmation(i18n, locale, action, named, now),
        effects: publishingEffects(i18n, locale, { publication, action, changes: '' }),
      }
    },
    publishLabel: (record: AnyRecord, now: Date) =>
      publishLabel(i18n, locale, publishingActionOf(publicationOf(contentType, record, now)), now),
    withdraw: ({ record, now, ...named }: Named) => withdrawalConfirmation(i18n, stateNow(publicationOf(contentType, record, now)), named),
    /** Returns the sentence about what a transition has done. */
    done: (step: Extract<Transition, 'publish' | 'unpublish'>, before: AnyRecord, after: AnyRecord, title: string) => {
      const now = new Date()
      return newsSentence(i18n, locale, publishingNewsOf({ workflow: contentType.workflow, step, before, after, now }), title, now)
    },
  }
}
