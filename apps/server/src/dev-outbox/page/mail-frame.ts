import type { FullMail } from '@captain/mail'

/** Allows only style attributes. Scripts of mails do not run, and their links open in new windows without these restrictions. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** Same restrictions for the `iframe` element. */
export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

/** Returns the HTML of a mail, whose links open in a new window. */
export const frameOf = ({ body_html: body }: Pick<FullMail, 'body_html'>): string => body.replace(/<head>/i, '<head><base target="_blank">')
