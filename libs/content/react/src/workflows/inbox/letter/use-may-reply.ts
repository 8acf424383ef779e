import { mayDo } from '@captain/content-core'
import { useContent } from '../../../content-context.tsx'

/** Returns whether the account may answer messages. A custom role may write other things, but not handle messages. */
export const useMayReply = (): boolean => {
  const { contentType, role } = useContent()
  return mayDo(contentType, role, 'process')
}
