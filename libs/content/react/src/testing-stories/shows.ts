import { expect, screen } from 'storybook/test'

/** A play that waits until the words stand somewhere on the page, in a dialog too. */
export const shows = (words: RegExp) => async (): Promise<void> => {
  await expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
}
