import { asRecord } from '../records.ts'
import { rule, type Rule } from '../rule.ts'
import { youtubeVideo } from '../youtube-video.ts'

const FRAME = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/[^/?#]+(?:\?[^"'<>`#]*)?$/

const isYoutube = (value: unknown): boolean => {
  const { service, embed } = asRecord(value)
  return service === 'youtube' && typeof embed === 'string' && FRAME.test(embed) && youtubeVideo(embed) !== null
}

/** Requires an embed block with the service `youtube` whose frame is a YouTube video; views rebuild the URL from its ID. */
export const youtubeEmbed = <Value = object>(): Rule<Value> => rule<Value>('youtubeEmbed', {}, isYoutube)
