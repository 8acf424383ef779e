import { isDelivered, type AnyContentType, type AnyRecord } from '@captain/content-core'

/** Whether visitors see a record at this moment. */
export const isLive = (type: AnyContentType, { state }: Pick<AnyRecord, 'state'>): boolean =>
  isDelivered(type) && (state === 'published' || state === 'on')
