import { createI18n, type Locale } from '@captain/locale'
import type { I18n, Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'

const viewMessages = (locale: Locale, catalog: Messages) => {
  const i18n: I18n = createI18n(locale)
  i18n.load(locale, catalog)
  return {
    done: i18n._(msg`完了`),
    notDone: i18n._(msg`未完了`),
    linkTo: (heading: string) => i18n._(msg`「${heading}」へのリンク`),
    table: i18n._(msg`表`),
    code: i18n._(msg`コード`),
    outsidePicture: (host: string, alt: string) =>
      alt === '' ? i18n._(msg`画像を開く（${host}）`) : i18n._(msg`画像を開く：${alt}（${host}）`),
    playVideo: i18n._(msg`動画を再生（YouTube）`),
    playNote: i18n._(msg`再生するとYouTubeに接続し、閲覧の情報が送信されます。`),
    watchVideo: i18n._(msg`YouTubeで見る`),
    video: i18n._(msg`YouTubeの動画`),
    unsupported: i18n._(msg`このブロックは表示できません。`),
    unsupportedType: (blockType: string) => i18n._(msg`このブロック（${blockType}）は表示できません。`),
  }
}

/** The few texts that the view adds to a document, in the document's language. Not from a provider: pages without scripts show them too. */
export const VIEW_MESSAGES = { ja: viewMessages('ja', japanese), en: viewMessages('en', english) } satisfies Record<Locale, unknown>
