/** Words of the editor in Japanese. Keys under `dictionary` are Editor.js' own English texts. */
export const ja = {
  placeholder: '本文を入力してください',
  headerPlaceholder: '見出し',
  dictionary: {
    ui: {
      blockTunes: { toggler: { 'Click to tune': 'ブロックの設定', 'or drag to move': 'ドラッグで移動' } },
      inlineToolbar: { converter: { 'Convert to': '変換' } },
      toolbar: { toolbox: { Add: 'ブロックを追加' } },
      popover: { Filter: '絞り込み', 'Nothing found': '見つかりません', 'Convert to': '変換' },
    },
    toolNames: {
      Text: '本文',
      Heading: '見出し',
      'Unordered List': '箇条書き',
      'Ordered List': '番号付きリスト',
      Checklist: 'チェックリスト',
      Link: 'リンク',
      Underline: '下線',
      Marker: 'マーカー',
      'Inline Code': 'コード',
      Strikethrough: '取り消し線',
    },
    tools: {
      link: { 'Add a link': 'リンク先のURL' },
      stub: {
        Error: '表示できないブロック',
        'The block can not be displayed correctly.': '内容は保存されています。ここでは編集できません。',
      },
      header: { 'Heading 2': '見出し2（大）', 'Heading 3': '見出し3（中）', 'Heading 4': '見出し4（小）' },
      list: {
        Unordered: '箇条書き',
        Ordered: '番号付き',
        Checklist: 'チェックリスト',
        'Start with': '開始番号',
        'Counter type': '番号の種類',
        Numeric: '数字',
        'Lower Roman': 'ローマ数字（小文字）',
        'Upper Roman': 'ローマ数字（大文字）',
        'Lower Alpha': '英字（小文字）',
        'Upper Alpha': '英字（大文字）',
      },
    },
    blockTunes: {
      delete: { Delete: '削除', 'Click to delete': 'もう一度押すと削除' },
      moveUp: { 'Move up': '上へ移動' },
      moveDown: { 'Move down': '下へ移動' },
    },
  },
}

export type EditorMessages = typeof ja
