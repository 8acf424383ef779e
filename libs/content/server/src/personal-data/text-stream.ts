/** Returns a stream of texts; an error before the first one is thrown, so that it sets the status of the response. */
export const textStream = async (texts: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> => {
  const first = await texts.next()
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(first.value ?? '')),
    pull: async (controller) => {
      const { value, done } = await texts.next()
      if (done === true) controller.close()
      else controller.enqueue(Buffer.from(value))
    },
    cancel: async () => {
      await texts.return(undefined)
    },
  })
}
