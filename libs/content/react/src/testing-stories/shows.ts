import { expect, screen } from 'storybook/test'

/** A screen of its own chunk may be slow to come on a busy machine. */
export const PATIENCE_MS = 15_000

/** A play that waits until the words stand somewhere on the page, in a dialog too. */
export const shows = (words: RegExp) => async (): Promise<void> => {
  await expect((await screen.findAllByText(words, {}, { timeout: PATIENCE_MS })).length).toBeGreaterThan(0)
}
