import { rowsIn, type Values } from '@captain/content-core'

export const trackCountOf = ({ tracks }: Values): number => rowsIn(tracks).length

/** Returns the codes of the recordings on a work, in capitals, each once. */
export const isrcsOf = ({ tracks }: Values): readonly string[] => [
  ...new Set(rowsIn(tracks).flatMap(({ isrc }) => (typeof isrc === 'string' && isrc !== '' ? [isrc.toUpperCase()] : []))),
]
