const TIMES = 100

/** The clock of a process may advance in steps of ten milliseconds. */
const ENOUGH_MICROSECONDS = 100_000

/** Processor time of this thread, which other load on the machine does not lengthen. */
const microsecondsOf = async (run: () => unknown): Promise<number> => {
  const start = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(start)
  return user + system
}

/**
 * Returns how many times longer a run on one input of a hundred times the size takes than a hundred runs on inputs of the size: about 1 where
 * time is linear and 100 where it is quadratic, on machines of any speed.
 */
export const growthOf = async <Input>(size: number, inputOf: (size: number) => Input, run: (input: Input) => unknown): Promise<number> => {
  const [small, large] = [inputOf(size), inputOf(TIMES * size)]
  const time = { small: 0, large: 0 }
  while (time.small < ENOUGH_MICROSECONDS) {
    time.large += await microsecondsOf(() => run(large))
    time.small += await microsecondsOf(async () => {
      for (let turn = 0; turn < TIMES; turn += 1) await run(small)
    })
  }
  return time.large / time.small
}
