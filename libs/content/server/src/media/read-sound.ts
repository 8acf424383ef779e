import { parseBuffer, parseFile, type IFormat } from 'music-metadata'

const OPTIONS = { duration: true, skipCovers: true } as const

const formatOf = async (source: Buffer | string): Promise<IFormat | null> => {
  try {
    const { format } = typeof source === 'string' ? await parseFile(source, OPTIONS) : await parseBuffer(source, undefined, OPTIONS)
    return format
  } catch {
    return null
  }
}

/** How long a sound is, in seconds; null for what has no length. */
export const lengthOf = async (source: Buffer | string): Promise<number | null> => (await formatOf(source))?.duration ?? null

/** Whether there is nothing to see in a file, and something to hear. */
export const isSoundAlone = async (source: Buffer | string): Promise<boolean> => {
  const format = await formatOf(source)
  return format?.hasAudio === true && format.hasVideo !== true
}
