/** A stack of text overrides. The latest one wins, and each can be removed; null means that none is left. */
export const toldWords = <Words>(hold: (words: Words | null) => void): ((words: Words) => () => void) => {
  const told: { readonly words: Words }[] = []
  return (words) => {
    const one = { words }
    told.push(one)
    hold(words)
    return () => {
      told.splice(told.indexOf(one), 1)
      hold(told.at(-1)?.words ?? null)
    }
  }
}
