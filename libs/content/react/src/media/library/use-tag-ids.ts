import { foldKana, foldText, type MediaTag } from '@captain/content-core'
import { useMediaApi } from './library-queries.ts'

const fold = (name: string): string => foldKana(foldText(name))

/** Returns a function that returns the ids of tags by their names, and creates those that are missing. */
export const useTagIds = (tags: readonly MediaTag[]): ((names: readonly string[]) => Promise<readonly string[]>) => {
  const { createTag } = useMediaApi()
  return async (names) => {
    const ids: string[] = []
    for (const name of names) {
      // As the server compares them: names that differ by width or kana only are one.
      const known = tags.find((tag) => fold(tag.name) === fold(name))
      ids.push((known ?? (await createTag(name))).id)
    }
    return [...new Set(ids)]
  }
}
