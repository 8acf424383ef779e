import type { Category } from '../delivery/types.ts'

/** Makes the colours of categories known to the page's head. */
export const addColors = (colors: Set<string>, categories: readonly Category[]): void => {
  for (const { color } of categories) if (color !== undefined) colors.add(color)
}

/** The colour of the category behind an article's reference. */
export const colorOf = (categories: readonly Category[], id: string | undefined): string | null =>
  categories.find((category) => category.id === id)?.color ?? null
