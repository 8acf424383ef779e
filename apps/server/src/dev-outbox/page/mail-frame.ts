import type { WholeMail } from '@captain/mail'

/** Mails bring style attributes and nothing else; no script of theirs runs, and what they link to opens beside, freed of these bonds. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The same for the element that frames it. */
export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

/** The HTML of a mail, whose links open in a window of their own. */
export const frameOf = ({ body_html: body }: Pick<WholeMail, 'body_html'>): string =>
  body.replace(/<head>/i, '<head><base target="_blank">')
