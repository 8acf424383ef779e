import type { FileType, Tenant } from '@captain/content-core'
import { brokenAudio, audioTooLong } from '../errors.ts'
import { maxAudioSecondsOf } from './field-limits.ts'
import type { FileSource } from './file-kind.ts'
import { lengthOf } from './read-sound.ts'

/** Throws 422 for audio that exceeds the longest limit of the tenant's fields, and for audio without a readable duration. */
export const checkAudioLength = async (tenant: Tenant, source: FileSource, type: FileType): Promise<void> => {
  if (type !== 'mp3' && type !== 'm4a') return
  const maxSeconds = maxAudioSecondsOf(tenant, type)
  if (maxSeconds === null) return
  const length = await lengthOf(source)
  if (length === null) throw brokenAudio()
  // The last frame of encoded audio extends slightly past its end.
  if (length >= maxSeconds + 1) throw audioTooLong(maxSeconds)
}
