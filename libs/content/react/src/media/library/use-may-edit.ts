import { roleAtLeast } from '@captain/auth-core'
import { useTenantContent } from '../../content-context.tsx'

/** Returns whether the role may upload, change and delete files of the media library. */
export const useMayEditMedia = (): boolean => roleAtLeast(useTenantContent().role, 'editor')
