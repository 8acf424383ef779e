import type { IFormat } from 'music-metadata'

const OPTIONS = { duration: true, skipCovers: true } as const

const formatOf = async (source: Buffer | string): Promise<IFormat | null> => {
  try {
    const { parseBuffer, parseFile } = await import('music-metadata')
    const { format } = typeof source === 'string' ? await parseFile(source, OPTIONS) : await parseBuffer(source, undefined, OPTIONS)
    return format
  } catch {
    return null
  }
}

/** Returns the duration of audio in seconds; null if unknown. */
export const lengthOf = async (source: Buffer | string): Promise<number | null> => (await formatOf(source))?.duration ?? null

/** Whether a file contains audio but no video. */
export const isAudioOnly = async (source: Buffer | string): Promise<boolean> => {
  const format = await formatOf(source)
  return format?.hasAudio === true && format.hasVideo !== true
}
