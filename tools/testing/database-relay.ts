import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP way to a database, which a test can break. */
export type DatabaseRelay = {
  /** Address of the database through the relay. */
  readonly url: string
  /** Number of connections since the start. */
  readonly opened: () => number
  /** Resets all connections. */
  readonly reset: () => void
  /** Lets the present connections stay open, but passes on nothing any more in either direction, as a firewall that has forgotten them. */
  readonly swallow: () => void
  readonly close: () => Promise<void>
}

const targetOf = (databaseUrl: string) => {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port || '5432'}` } : { host: hostname, port: Number(port || '5432') }
}

/** Opens a relay to a database on a free port. */
export const openRelay = async (databaseUrl: string): Promise<DatabaseRelay> => {
  const target = targetOf(databaseUrl)
  const pairs: (readonly [Socket, Socket])[] = []
  const server = createServer((near) => {
    const far = connect(target)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    pairs.push([near, far])
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    opened: () => pairs.length,
    reset: () => pairs.forEach(([near]) => near.resetAndDestroy()),
    swallow: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const [near, far] of pairs) for (const socket of [near, far]) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
