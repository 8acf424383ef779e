import type { Locale } from '@captain/locale'

type ViewMessages = {
  done: string
  notDone: string
  linkTo: (heading: string) => string
  table: string
  code: string
  outsidePicture: (host: string, alt: string) => string
  playVideo: string
  playNote: string
  watchVideo: string
  video: string
  unsupported: string
  unsupportedType: (blockType: string) => string
}

const ja: ViewMessages = {
  done: '完了',
  notDone: '未完了',
  linkTo: (heading) => `「${heading}」へのリンク`,
  table: '表',
  code: 'コード',
  outsidePicture: (host, alt) => (alt === '' ? `画像を開く（${host}）` : `画像を開く：${alt}（${host}）`),
  playVideo: '動画を再生（YouTube）',
  playNote: '再生するとYouTubeに接続し、閲覧の情報が送信されます。',
  watchVideo: 'YouTubeで見る',
  video: 'YouTubeの動画',
  unsupported: 'このブロックは表示できません。',
  unsupportedType: (blockType) => `このブロック（${blockType}）は表示できません。`,
}

const en: ViewMessages = {
  done: 'Done',
  notDone: 'Not done',
  linkTo: (heading) => `Link to “${heading}”`,
  table: 'Table',
  code: 'Code',
  outsidePicture: (host, alt) => (alt === '' ? `Open the picture (${host})` : `Open the picture: ${alt} (${host})`),
  playVideo: 'Play the video (YouTube)',
  playNote: 'Playing connects you to YouTube and sends it information about your visit.',
  watchVideo: 'Watch on YouTube',
  video: 'YouTube video',
  unsupported: 'This block can’t be displayed.',
  unsupportedType: (blockType) => `This block (${blockType}) can’t be displayed.`,
}

/** The few words the view adds to a document. Plain functions: pages without any script show them too. */
export const VIEW_MESSAGES: Record<Locale, ViewMessages> = { ja, en }
