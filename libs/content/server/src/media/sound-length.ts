import type { FileType, Tenant } from '@captain/content-core'
import { brokenSound, soundTooLong } from '../errors.ts'
import { longestOf } from './field-limits.ts'
import type { FileSource } from './file-kind.ts'
import { lengthOf } from './read-sound.ts'

/** Throws 422 for audio that exceeds the longest limit of the tenant's fields, and for audio without a readable duration. */
export const checkSoundLength = async (tenant: Tenant, source: FileSource, type: FileType): Promise<void> => {
  if (type !== 'mp3' && type !== 'm4a') return
  const most = longestOf(tenant, type)
  if (most === null) return
  const length = await lengthOf(source)
  if (length === null) throw brokenSound()
  // The last frame of encoded audio extends slightly past its end.
  if (length >= most + 1) throw soundTooLong(most)
}
