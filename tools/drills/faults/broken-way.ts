import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What happens to new connections: they pass, are reset, stay silent, or end after some bytes of the request or of the answer. */
export type Mode = 'passes' | 'resets' | 'silent' | 'cuts-request' | 'cuts-answer'

/** A TCP way to a local server, which a drill breaks. */
export type BrokenWay = {
  readonly port: number
  readonly set: (mode: Mode, bytes?: number) => void
  /** Connections so far. */
  readonly count: () => number
  readonly close: () => Promise<void>
}

const passAtMost = (from: Socket, to: Socket, bytes: number, end: () => void): void => {
  let left = bytes
  from.on('data', (chunk: Buffer) => {
    to.write(chunk.subarray(0, left))
    left -= chunk.byteLength
    if (left <= 0) end()
  })
}

/** Opens a way to a port of this machine. */
export const openBrokenWay = async (target: number): Promise<BrokenWay> => {
  let [mode, bytes, count]: [Mode, number, number] = ['passes', 0, 0]
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    count += 1
    sockets.add(near)
    near.on('error', () => undefined)
    near.on('close', () => sockets.delete(near))
    if (mode === 'resets') return void near.resetAndDestroy()
    if (mode === 'silent') return
    const far = connect(target, '127.0.0.1')
    sockets.add(far)
    far.on('error', () => near.destroy())
    far.on('close', () => {
      sockets.delete(far)
      near.end()
    })
    near.on('close', () => far.destroy())
    const end = () => {
      near.destroy()
      far.destroy()
    }
    if (mode === 'cuts-request') passAtMost(near, far, bytes, end)
    else near.pipe(far)
    if (mode === 'cuts-answer') passAtMost(far, near, bytes, end)
    else far.pipe(near)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    set: (next, atMost = 0) => {
      mode = next
      bytes = atMost
      // Connections that are kept open belong to the earlier mode.
      for (const socket of sockets) socket.destroy()
    },
    count: () => count,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
