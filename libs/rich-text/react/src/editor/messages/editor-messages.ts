import { createI18n, type Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { messages as english } from '../locales/en.po'
import { messages as japanese } from '../locales/ja.po'
import type { CellPlace } from '../tools/table-grid.ts'
import { dictionary } from './dictionary.ts'

const messagesOf = (i18n: I18n) => ({
  lang: i18n.locale,
  placeholder: i18n._(msg`本文を入力（「/」でブロックを追加）`),
  headerPlaceholder: i18n._(msg`見出し`),
  menu: {
    settings: i18n._(msg`ブロックの設定`),
    add: i18n._(msg`追加するブロック`),
    turn: i18n._(msg`ブロックの種類`),
    filter: i18n._(msg`絞り込み`),
    nothing: i18n._(msg`見つかりません`),
    count: (count: number) => i18n._(msg`${count}件の候補`),
  },
  bar: {
    label: i18n._(msg`ブロックの操作`),
    add: i18n._(msg`ブロックを追加`),
    settings: i18n._(msg`ブロックの設定`),
    turn: i18n._(msg`種類を変更`),
    turnFrom: (name: string) => i18n._(msg`種類を変更（現在：${name}）`),
    staysWhatItIs: (name: string) => i18n._(msg`${name}の種類は変更できません`),
    remove: i18n._(msg`ブロックを削除`),
    removed: i18n._(msg`ブロックを削除しました。`),
    undo: i18n._(msg`元に戻す`),
  },
  unsupported: {
    title: i18n._(msg`表示できないブロック`),
    text: i18n._(msg`内容は保存されています。ここでは編集できません。`),
  },
  checkList: { item: i18n._(msg`項目`), done: i18n._(msg`完了`) },
  quote: {
    text: i18n._(msg`引用文`),
    caption: i18n._(msg`出典`),
    captionPlaceholder: i18n._(msg`出典（任意）`),
    left: i18n._(msg`左揃え`),
    center: i18n._(msg`中央揃え`),
  },
  code: { placeholder: i18n._(msg`コード`) },
  table: {
    cell: ({ row, column }: CellPlace) => i18n._(msg`${{ row: row + 1 }}行${{ column: column + 1 }}列`),
    headings: i18n._(msg`1行目を見出しにする`),
    stretch: i18n._(msg`幅いっぱいに広げる`),
    rowAbove: i18n._(msg`上に行を追加`),
    rowBelow: i18n._(msg`下に行を追加`),
    columnLeft: i18n._(msg`左に列を追加`),
    columnRight: i18n._(msg`右に列を追加`),
    removeRow: i18n._(msg`行を削除`),
    removeColumn: i18n._(msg`列を削除`),
    confirm: i18n._(msg`もう一度押すと削除`),
  },
  image: {
    choose: i18n._(msg`画像を選ぶ`),
    hint: i18n._(msg`ここへ貼り付け、またはドロップもできます。`),
    uploading: i18n._(msg`画像をアップロードしています`),
    cancel: i18n._(msg`中止`),
    failed: i18n._(msg`画像をアップロードできませんでした。 別の方法を試してください。`),
    retry: i18n._(msg`再試行`),
    notAnImage: i18n._(msg`画像ファイルではありません。画像を選んでください。`),
    alt: i18n._(msg`画像の説明（代替テキスト）`),
    caption: i18n._(msg`キャプション（任意）`),
    withBorder: i18n._(msg`枠線を付ける`),
    withBackground: i18n._(msg`背景を付ける`),
    stretched: i18n._(msg`幅いっぱいに広げる`),
    outside: (host: string) => i18n._(msg`ほかのサイトの画像のため、ここには表示しません。画像を開く（${host}）`),
  },
  linkTool: {
    label: i18n._(msg`リンク先のURL`),
    example: i18n._(msg`例：https://example.com/news　カードを作成する前に保存すると、URLだけのカードになります。`),
    action: i18n._(msg`カードを作成`),
    loading: i18n._(msg`リンク先の情報を取得しています。`),
    notAnAddress: i18n._(msg`https:// か http:// で始まるURLを入力してください。`),
    failed: i18n._(msg`リンクを取得できませんでした`),
    refused: i18n._(msg`アクセスできません、URLを確認してください`),
    malformed: i18n._(msg`応答が正しくありません、URLを確認してください`),
    refresh: i18n._(msg`リンク先の情報を更新`),
    withoutCard: i18n._(msg`URLだけで作成`),
  },
  embed: {
    label: i18n._(msg`YouTubeのURL`),
    example: i18n._(msg`例：https://www.youtube.com/watch?v=…`),
    action: i18n._(msg`動画を追加`),
    notAVideo: i18n._(msg`YouTubeの動画のURLではありません。動画のページや共有のURLを入力してください。`),
    play: i18n._(msg`動画を再生`),
    frame: i18n._(msg`YouTubeの動画`),
    caption: i18n._(msg`キャプション（任意）`),
  },
  paste: {
    imagesLeftOut: i18n._(msg`貼り付けた内容の画像は取り込まれていません。画像ブロックからアップロードしてください。`),
    blocksLeftOut: i18n._(msg`この欄で使えないブロックは、本文として貼り付けました。`),
    tooMuch: i18n._(msg`内容が長すぎるため、貼り付けませんでした。いくつかに分けて貼り付けてください。`),
  },
  dictionary: dictionary(i18n),
})

/** Texts of the editor in one language. */
export type EditorMessages = ReturnType<typeof messagesOf>

const i18nOf = (locale: Locale): I18n => {
  const i18n = createI18n(locale)
  i18n.load(locale, locale === 'ja' ? japanese : english)
  return i18n
}

/** Returns the texts of the editor. Both catalogs are in the editor's chunk: the editor starts at once, and outside of React. */
export const editorMessages = (locale: Locale): EditorMessages => messagesOf(i18nOf(locale))
