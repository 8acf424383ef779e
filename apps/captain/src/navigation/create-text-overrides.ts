/** A stack of text overrides. The latest one wins, and each can be removed; null means that none is left. */
export const createTextOverrides = <Words>(hold: (words: Words | null) => void): ((words: Words) => () => void) => {
  const overrides: { readonly words: Words }[] = []
  return (words) => {
    const one = { words }
    overrides.push(one)
    hold(words)
    return () => {
      overrides.splice(overrides.indexOf(one), 1)
      hold(overrides.at(-1)?.words ?? null)
    }
  }
}
