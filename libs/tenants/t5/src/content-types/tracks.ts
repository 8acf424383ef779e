type Track = { readonly isrc: string | null }

type Values = Readonly<Record<string, unknown>>

/** The tracks of a work. */
export const tracksOf = (values: Values): readonly Track[] => (values['tracks'] ?? []) as readonly Track[]

export const trackCountOf = (values: Values): number => tracksOf(values).length

/** Returns the codes of the recordings on a work, in capitals, each once. */
export const isrcsOf = (values: Values): readonly string[] => [
  ...new Set(tracksOf(values).flatMap(({ isrc }) => (typeof isrc === 'string' && isrc !== '' ? [isrc.toUpperCase()] : []))),
]
