const LOOK_MS = 2000
/** A server that uses less of a core than this is at rest. */
const REST_SHARE = 0.05
/** CPU time in ms in which a server may have used much memory. */
const BUSY_MS = 5000

const collectAll = (): void => void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })

/**
 * Collects garbage when the server comes to rest, once it has been busy for some seconds. V8 collects only when it allocates: after a load
 * it would keep a hundred megabytes, most of them old responses. Needs Node's option `--expose-gc`; without it, nothing happens.
 */
export const giveBackMemory = (collect = collectAll): { readonly stop: () => void } => {
  let looked = process.cpuUsage()
  // The start itself leaves garbage.
  let busy = BUSY_MS
  const look = () => {
    const { user, system } = process.cpuUsage(looked)
    looked = process.cpuUsage()
    const used = (user + system) / 1000
    busy += used
    if (used > REST_SHARE * LOOK_MS || busy < BUSY_MS) return
    busy = 0
    collect()
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
