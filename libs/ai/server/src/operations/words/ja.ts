/** Japanese names of the operations of this library. */
export const ja = {
  aiOverview: { summary: 'AI機能の設定と今月の利用を読む' },
  aiResults: { summary: 'AIで作ったものの一覧を読む', details: '自分のものだけ、30日分。' },
  aiTextToImage: {
    summary: '文から画像を作る',
    details: '受け付けるとすぐに答えます。進み具合は、同じIDで読みます。同時に作れるのは、1アカウントにつき1件です。',
  },
  aiImages: { summary: '画像の進み具合と結果を読む' },
  aiCancel: { summary: '画像の生成を中止する', details: '作られなかった画像は、今月の利用に数えません。' },
  aiPicture: { summary: '作った画像を読む' },
  aiTranslation: { summary: '日本語の文を、画像のための英語のプロンプトにする', details: '1アカウントにつき1分に20回まで。' },
  aiKeep: { summary: '作った画像をメディアライブラリに保存する', details: 'AIを使えて、テナントの編集者以上である人が使えます。' },
} as const
