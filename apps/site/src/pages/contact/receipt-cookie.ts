import { readCookie, writeCookie } from '@captain/auth-core'

/** Carries the number of a message to the page that thanks for it, which shows it once. */
const NAME = 'contact_receipt'

const SECONDS = 600

/** Letters of the portal, a date and a number. Other values of the cookie are not shown. */
const RECEIPT_NUMBER = /^[A-Z]{1,8}-\d{8}-\d{4,8}$/

const written = (value: string, seconds: number, baseUrl: string): string =>
  `${writeCookie(NAME, value, { secure: baseUrl.startsWith('https:'), seconds })}; HttpOnly`

export const setReceiptCookie = (receiptNumber: string, baseUrl: string): string => written(receiptNumber, SECONDS, baseUrl)

/** Takes the place of a number that was shown, so that a repeated visit thanks without it. */
const SHOWN = 'shown'

export const shownReceiptCookie = (baseUrl: string): string => written(SHOWN, SECONDS, baseUrl)

/** The number in a `Cookie` header; null where none was left. */
export const readReceipt = (header: string | null): string | null => {
  const value = readCookie(header, NAME)
  return value !== null && RECEIPT_NUMBER.test(value) ? value : null
}

/** Whether a message was sent in the last ten minutes, as far as the `Cookie` header says. */
export const hasSent = (header: string | null): boolean => readReceipt(header) !== null || readCookie(header, NAME) === SHOWN
