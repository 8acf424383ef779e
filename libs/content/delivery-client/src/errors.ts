import { HttpError } from '@captain/http-core'
import type { DeliveredMedia } from '@captain/content-core'

/** What the site of a tenant under maintenance tells its visitors, in the client's language. */
export type MaintenanceNotice = {
  readonly title: string
  readonly message: string | null
  /** ISO in UTC; null while nobody knows. */
  readonly endsAt: string | null
  readonly image: DeliveredMedia | null
  readonly contactUrl: string | null
}

/** 503: the tenant is under maintenance; `retryAfter` says in seconds when to ask again. */
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

/** A failed call as the client throws it: a maintenance is an error of its own, anything else stays HttpError with its `problem` (code and issues). */
export const deliveryError = (error: unknown): unknown => {
  if (!(error instanceof HttpError) || error.problem?.code !== 'maintenance') return error
  const { title, message, endsAt, image, contactUrl } = error.problem as unknown as MaintenanceNotice
  return new UnderMaintenance({ title, message, endsAt, image, contactUrl }, Number(error.headers?.get('retry-after') ?? 600), error)
}
