export type Outcome<Item, Result> = {
  readonly done: readonly { readonly item: Item; readonly result: Result }[]
  readonly failed: readonly { readonly item: Item; readonly failure: unknown }[]
}

const AT_ONCE = 4

/** Does the same to every item, four at a time, in order; one failure does not stop the others. */
export const runEach = async <Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  onProgress: (finished: number) => void = () => {},
): Promise<Outcome<Item, Result>> => {
  const done: { item: Item; result: Result }[] = []
  const failed: { item: Item; failure: unknown }[] = []
  const queue = items[Symbol.iterator]()
  const work = async () => {
    for (const item of queue) {
      try {
        done.push({ item, result: await act(item) })
      } catch (failure) {
        failed.push({ item, failure })
      }
      onProgress(done.length + failed.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work))
  return { done, failed }
}
