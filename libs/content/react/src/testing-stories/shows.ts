import { expect, screen } from 'storybook/test'

/** Milliseconds to wait for a screen in a separate chunk, which may be slow on a busy machine. */
export const PATIENCE_MS = 15_000

/** Creates a play function that waits until the text appears on the page, including dialogs. */
export const shows = (words: RegExp) => async (): Promise<void> => {
  await expect((await screen.findAllByText(words, {}, { timeout: PATIENCE_MS })).length).toBeGreaterThan(0)
}
