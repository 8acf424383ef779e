import { SESSION_CHANNEL } from '@captain/auth-core'

/** What the windows of one browser tell each other about the session that they share. */
export type SessionNews = 'changed' | 'signed-out'

let channel: BroadcastChannel | null = null

// One for the page, which does not hear what it says itself.
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(SESSION_CHANNEL))

const isNews = (value: unknown): value is SessionNews => value === 'changed' || value === 'signed-out'

/** Tells the other windows. */
export const announce = (news: SessionNews): void => open().postMessage(news)

/** Hears what the other windows tell; returns the way to stop. */
export const onAnnounced = (hear: (news: SessionNews) => void): (() => void) => {
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data)
  }
  open().addEventListener('message', receive)
  return () => open().removeEventListener('message', receive)
}
