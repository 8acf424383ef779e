import { group, text } from '@captain/content-core'
import { facebookId, instagramId, lineId, startsWithAt, xId, youtubeChannelId } from '@captain/validation'

type SnsOptions = { readonly public?: true | 'detail' }

const accounts = {
  xId: text({ maxBytes: 45, rules: [xId()] }),
  facebookId: text({ maxBytes: 100, rules: [facebookId()] }),
  instagramId: text({ maxBytes: 60, rules: [instagramId()] }),
  lineId: text({ maxBytes: 60, rules: [lineId()] }),
  lineOfficialId: text({ maxBytes: 60, rules: [startsWithAt()] }),
  youtubeChannelId: text({ maxBytes: 60, rules: [youtubeChannelId()] }),
}

/** Social media accounts (content model, G.sns). Default: public in details; `{}` makes them private. */
export const sns = (options: SnsOptions = { public: 'detail' }) => group({ ...options, of: accounts })
