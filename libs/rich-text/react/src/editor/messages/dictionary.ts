import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Dictionary for the texts of Editor.js and its tool titles; keys are the English texts of Editor.js. */
export const dictionary = (i18n: I18n) => ({
  ui: {
    popover: { Filter: i18n._(msg`絞り込み`), 'Nothing found': i18n._(msg`見つかりません`) },
  },
  toolNames: {
    Text: i18n._(msg`本文`),
    Heading: i18n._(msg`見出し`),
    'Unordered List': i18n._(msg`箇条書き`),
    'Ordered List': i18n._(msg`番号付きリスト`),
    Checklist: i18n._(msg`チェックリスト`),
    Quote: i18n._(msg`引用`),
    Image: i18n._(msg`画像`),
    Table: i18n._(msg`表`),
    'Link card': i18n._(msg`リンクカード`),
    Video: i18n._(msg`動画`),
    Delimiter: i18n._(msg`区切り線`),
    Code: i18n._(msg`コード`),
    Bold: i18n._(msg`太字`),
    Italic: i18n._(msg`斜体`),
    Link: i18n._(msg`リンク`),
    Underline: i18n._(msg`下線`),
    Marker: i18n._(msg`マーカー`),
    'Inline Code': i18n._(msg`コード`),
    Strikethrough: i18n._(msg`取り消し線`),
  },
  tools: {
    link: { 'Add a link': i18n._(msg({ message: 'リンク先のURL', context: 'リンク' })) },
    stub: {
      Error: i18n._(msg`表示できないブロック`),
      'The block can not be displayed correctly.': i18n._(msg`内容は保存されています。ここでは編集できません。`),
    },
    header: { 'Heading 2': i18n._(msg`見出し2（大）`), 'Heading 3': i18n._(msg`見出し3（中）`), 'Heading 4': i18n._(msg`見出し4（小）`) },
    list: {
      Unordered: i18n._(msg({ message: '箇条書き', context: 'リスト' })),
      Ordered: i18n._(msg`番号付き`),
      Checklist: i18n._(msg`チェックリスト`),
      'Start with': i18n._(msg`開始番号`),
      'Counter type': i18n._(msg`番号の種類`),
      Numeric: i18n._(msg`数字`),
      'Lower Roman': i18n._(msg`ローマ数字（小文字）`),
      'Upper Roman': i18n._(msg`ローマ数字（大文字）`),
      'Lower Alpha': i18n._(msg`英字（小文字）`),
      'Upper Alpha': i18n._(msg`英字（大文字）`),
    },
  },
  blockTunes: {
    delete: { Delete: i18n._(msg`削除`), 'Click to delete': i18n._(msg`もう一度押すと削除`) },
    moveUp: { 'Move up': i18n._(msg`上へ移動`) },
    moveDown: { 'Move down': i18n._(msg`下へ移動`) },
  },
})
