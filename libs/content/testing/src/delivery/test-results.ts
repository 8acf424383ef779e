/** Answer of a query and whether it is correct. */
export type TestResult = { readonly isRight: boolean; readonly answer: unknown }

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

/** Correct if a filtered list contains exactly the records that match; it may be empty. */
export const none = async <R extends Row>(
  asked: AsyncIterable<R>,
  all: AsyncIterable<R>,
  holds: (one: R) => boolean,
): Promise<TestResult> => {
  const answer = await collect(asked)
  return { isRight: ids(answer) === ids((await collect(all)).filter(holds)), answer }
}

/** Like `none`, but the demo records must contain a match and a non-match. */
export const only = async <R extends Row>(
  asked: AsyncIterable<R>,
  all: AsyncIterable<R>,
  holds: (one: R) => boolean,
): Promise<TestResult> => {
  const everything = await collect(all)
  const answer = await collect(asked)
  const wanted = everything.filter(holds)
  return { isRight: wanted.length > 0 && wanted.length < everything.length && ids(answer) === ids(wanted), answer }
}

/** Correct if there are rows and all of them match. */
export const rows = <R>(answer: readonly R[], holds: (one: R) => boolean): TestResult => ({
  isRight: answer.length > 0 && answer.every(holds),
  answer,
})

/** Correct if there is an answer and it matches. */
export const present = async <R>(asked: Promise<R | null>, holds: (one: R) => boolean): Promise<TestResult> => {
  const answer = await asked
  return { isRight: answer !== null && holds(answer), answer }
}

type Legal = { readonly version: string; readonly effectiveDate: string }

/** Correct if the answer is a version of a legal document that is in force on the day. */
export const inForce = (asked: Promise<Legal | null>, day: string): Promise<TestResult> =>
  present(asked, ({ version, effectiveDate }) => version !== '' && effectiveDate <= day)
