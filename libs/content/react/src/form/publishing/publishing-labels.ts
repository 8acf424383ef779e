import type { AnyRecord, Transition } from '@captain/content-core'
import { formatShortMoment, type Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PublishingAction } from './publication.ts'

/** Returns the label of the button that publishes. */
export const publishLabel = (i18n: I18n, locale: Locale, action: PublishingAction, now: Date): string => {
  switch (action.kind) {
    case 'schedule':
      return i18n._(msg`${{ start: formatShortMoment(locale, action.at, now) }}に公開を予約する`)
    case 'change':
      return i18n._(msg`予約した内容を更新する`)
    case 'update':
      return i18n._(msg`変更を公開する`)
    case 'again':
      return i18n._(msg`公開終了を取り消して公開する`)
    case 'publish':
    case 'none':
      return i18n._(msg`公開する`)
  }
}

/** A record that its confirmation names, and its site. */
type Named = { readonly site: string; readonly title: string }

type Confirmation = {
  readonly title: string
  readonly body: string
  readonly confirmLabel: string
}

const bodyOf = (i18n: I18n, locale: Locale, action: PublishingAction, { site, title }: Named, now: Date): string => {
  switch (action.kind) {
    case 'schedule': {
      const start = formatShortMoment(locale, action.at, now)
      return i18n._(msg`${{ site }}の「${{ title }}」の公開を予約します。${{ start }}に公開されます。`)
    }
    case 'change': {
      const start = formatShortMoment(locale, action.at, now)
      return i18n._(msg`${{ site }}の「${{ title }}」の予約した内容を更新します。${{ start }}に公開されます。`)
    }
    case 'update':
      return i18n._(msg`${{ site }}の「${{ title }}」の変更を公開します。サイトの内容が置き換わります。`)
    case 'again':
      return i18n._(
        msg`${{ site }}の「${{ title }}」を公開します。過ぎている公開終了日時は空になり、だれでもサイトで見られるようになります。`,
      )
    case 'publish':
    case 'none':
      return i18n._(msg`${{ site }}の「${{ title }}」を公開します。だれでもサイトで見られるようになります。`)
  }
}

/** Returns the texts of the confirmation of publishing, which say when the public sees the record. */
export const publishConfirmation = (i18n: I18n, locale: Locale, action: PublishingAction, named: Named, now: Date): Confirmation => {
  const isPlanned = action.kind === 'schedule' || action.kind === 'change'
  return {
    title: isPlanned ? i18n._(msg`公開予約の確認`) : i18n._(msg`公開の確認`),
    body: bodyOf(i18n, locale, action, named, now),
    confirmLabel: publishLabel(i18n, locale, action, now),
  }
}

/** Returns the label of a transition; unpublishing what is not public yet cancels its schedule. */
export const transitionLabel = (i18n: I18n, step: Transition, state: AnyRecord['state'] | null, label: string): string =>
  step === 'unpublish' && state === 'scheduled' ? i18n._(msg`公開予約を取り消す`) : label

/** Returns the texts of the confirmation of unpublishing. */
const unpublishConfirmation = (i18n: I18n, { site, title }: Named): Confirmation => ({
  title: i18n._(msg`非公開の確認`),
  body: i18n._(msg`${{ site }}の「${{ title }}」を非公開にします。サイトでは見られなくなり、内容は下書きとして残ります。`),
  confirmLabel: i18n._(msg`非公開にする`),
})

/** Returns the texts of the confirmation of taking a record back from publication, which cancels the schedule of one that waits. */
export const withdrawalConfirmation = (i18n: I18n, state: AnyRecord['state'] | null, named: Named): Confirmation =>
  state === 'scheduled' ? cancelConfirmation(i18n, named) : unpublishConfirmation(i18n, named)

/** Returns the texts of the confirmation of cancelling a schedule. */
export const cancelConfirmation = (i18n: I18n, { site, title }: Named): Confirmation => ({
  title: i18n._(msg`公開予約の取消の確認`),
  body: i18n._(msg`${{ site }}の「${{ title }}」の公開予約を取り消します。公開開始日時は空になり、内容は下書きとして残ります。`),
  confirmLabel: i18n._(msg`公開予約を取り消す`),
})
