/** The gateway's result for a card. */
export type Authorisation = { readonly isAuthorised: true; readonly reference: string } | { readonly isAuthorised: false }

const ACCEPTED = /^demo_ok_[0-9A-Za-z]{1,40}$/

/** The demo gateway: authorises tokens that begin with `demo_ok_` and declines all others; moves no money. */
export const authoriseDemo = (token: string): Authorisation =>
  ACCEPTED.test(token) ? { isAuthorised: true, reference: `demo-${crypto.randomUUID()}` } : { isAuthorised: false }

const startsWith = (key: unknown, beginning: string): boolean => typeof key === 'string' && key.startsWith(beginning)

/** Whether the demo gateway accepts the shop: both keys of the unvalidated input match the selected mode. */
export const knowsShop = (mode: 'test' | 'live', publicKey: unknown, secretKey: unknown): boolean =>
  startsWith(publicKey, `pk_${mode}_`) && startsWith(secretKey, `sk_${mode}_`)
