/** What was answered, and whether that is what was asked for. */
export type Verdict = { readonly isRight: boolean; readonly answer: unknown }

type Row = { readonly id: string }

const collect = async <R>(all: AsyncIterable<R>): Promise<readonly R[]> => {
  const found: R[] = []
  for await (const one of all) found.push(one)
  return found
}

const ids = (found: readonly Row[]): string =>
  found
    .map(({ id }) => id)
    .toSorted()
    .join(' ')

/** Right where a narrowed list tells all records of which something holds, and no other; there may be none. */
export const none = async <R extends Row>(asked: AsyncIterable<R>, all: AsyncIterable<R>, holds: (one: R) => boolean): Promise<Verdict> => {
  const answer = await collect(asked)
  return { isRight: ids(answer) === ids((await collect(all)).filter(holds)), answer }
}

/** The same where the demo records have such a record, and one that is none. */
export const only = async <R extends Row>(asked: AsyncIterable<R>, all: AsyncIterable<R>, holds: (one: R) => boolean): Promise<Verdict> => {
  const everything = await collect(all)
  const answer = await collect(asked)
  const wanted = everything.filter(holds)
  return { isRight: wanted.length > 0 && wanted.length < everything.length && ids(answer) === ids(wanted), answer }
}

/** Right where there is something and it holds of all of it. */
export const rows = <R>(answer: readonly R[], holds: (one: R) => boolean): Verdict => ({
  isRight: answer.length > 0 && answer.every(holds),
  answer,
})

/** Right where there is an answer of which it holds. */
export const told = async <R>(asked: Promise<R | null>, holds: (one: R) => boolean): Promise<Verdict> => {
  const answer = await asked
  return { isRight: answer !== null && holds(answer), answer }
}

type Legal = { readonly version: string; readonly effectiveDate: string }

/** Right where a version of a legal document is told that is in force on the day. */
export const inForce = (asked: Promise<Legal | null>, day: string): Promise<Verdict> =>
  told(asked, ({ version, effectiveDate }) => version !== '' && effectiveDate <= day)
