import { Duplex } from 'node:stream'
import { propertyOf } from '@captain/http-core'
import type { PoolClient } from 'pg'

const held = new WeakSet<Duplex>()

/**
 * Delays what a connection sends until the running code waits, or as long as `later` does, so that statements sent together are one write
 * to the socket.
 */
export const sendTogether = (client: PoolClient, later: (send: () => void) => unknown = process.nextTick): void => {
  const stream = propertyOf(propertyOf(client, 'connection'), 'stream')
  if (!(stream instanceof Duplex) || held.has(stream)) return
  held.add(stream)
  stream.cork()
  later(() => {
    held.delete(stream)
    stream.uncork()
  })
}
