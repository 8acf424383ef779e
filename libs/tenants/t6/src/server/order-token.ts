import { randomBytes } from 'node:crypto'

/** Creates the key of an order, with 192 random bits: who knows it sees the order without an account. */
export const newOrderToken = (): string => randomBytes(24).toString('base64url')
