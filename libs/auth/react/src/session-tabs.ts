import { SESSION_CHANNEL } from '@captain/auth-core'

/** Session message between the windows of one browser. */
export type SessionMessage = 'changed' | 'signed-out'

let channel: BroadcastChannel | null = null

// One channel per page, which does not receive its own messages.
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(SESSION_CHANNEL))

const isNews = (value: unknown): value is SessionMessage => value === 'changed' || value === 'signed-out'

/** Broadcasts a message to the other windows. */
export const broadcastSession = (news: SessionMessage): void => open().postMessage(news)

/** Subscribes to messages of the other windows; returns a function that unsubscribes. */
export const onSessionMessage = (hear: (news: SessionMessage) => void): (() => void) => {
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data)
  }
  open().addEventListener('message', receive)
  return () => open().removeEventListener('message', receive)
}
