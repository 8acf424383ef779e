import { expect, screen } from 'storybook/test'

/** Creates a play function that waits until the text appears on the page, including dialogs. */
export const shows = (words: RegExp) => async (): Promise<void> => {
  await expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
}
