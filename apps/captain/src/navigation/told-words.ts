/** Words of which those told last hold; told words can be taken back, and those before them hold again, null where there are none. */
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
