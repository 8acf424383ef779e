import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections and to servers that ask for any port: one of those could be taken by
 * anything between the look and the use.
 */
const [FIRST, LAST] = [20_000, 32_000]
const ATTEMPTS = 50

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })

/** Returns a random port that was free a moment ago. Another run may take it before it is used, which is unlikely: `startServer` then takes another one. */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${ATTEMPTS} ports was free.`)
}
