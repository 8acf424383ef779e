import { HttpError } from '@captain/http-core'
import { isDeliveredMedia, type DeliveredMedia } from '@captain/content-core'

/** Maintenance notice of a tenant's site for its visitors, in the client's language. */
export type MaintenanceNotice = {
  readonly title: string
  readonly message: string | null
  /** ISO in UTC; null if unknown. */
  readonly endsAt: string | null
  readonly image: DeliveredMedia | null
  readonly contactUrl: string | null
}

/** 503: the tenant is under maintenance; `retryAfter` is the delay in seconds until the next attempt. */
export class UnderMaintenance extends Error {
  override readonly name = 'UnderMaintenance'
  readonly notice: MaintenanceNotice
  readonly retryAfter: number

  constructor(notice: MaintenanceNotice, retryAfter: number, cause: HttpError) {
    super(notice.title, { cause })
    this.notice = notice
    this.retryAfter = retryAfter
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * Converts the error of a failed call: maintenance becomes `UnderMaintenance`; other errors stay `HttpError` with their `problem` (code and
 * issues).
 */
export const deliveryError = (error: unknown): unknown => {
  if (!(error instanceof HttpError) || error.problem?.code !== 'maintenance') return error
  const { title, message, endsAt, image, contactUrl } = error.problem
  const notice: MaintenanceNotice = {
    title,
    message: textOrNull(message),
    endsAt: textOrNull(endsAt),
    image: isDeliveredMedia(image) ? image : null,
    contactUrl: textOrNull(contactUrl),
  }
  return new UnderMaintenance(notice, Number(error.headers?.get('retry-after') ?? 600), error)
}
