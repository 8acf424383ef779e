export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Runs work and returns its duration in seconds. */
export const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  const result = await work()
  say(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
