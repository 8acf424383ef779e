import { sentText, titleOf, type AnyContentType, type AnyRecord } from '@captain/content-core'

/** Mail programs truncate addresses that are much longer than 2,000 characters; a Japanese character takes nine. */
const QUOTED_CHARACTERS = 150

const quoted = (text: string): string => {
  const characters = [...text]
  const cut = characters.length > QUOTED_CHARACTERS ? `${characters.slice(0, QUOTED_CHARACTERS).join('')}…` : text
  return cut
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')
}

/** Returns a `mailto:` address that replies to a message and quotes its beginning; null without the sender's e-mail address. */
export const replyAddress = (type: AnyContentType, record: AnyRecord): string | null => {
  const to = sentText(type, record, 'email')
  if (to === null) return null
  const message = sentText(type, record, 'longText')
  const parts = [['subject', `Re: ${titleOf(type, record, 'ja')}`], ...(message === null ? [] : [['body', `\r\n\r\n${quoted(message)}`]])]
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${parts.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
