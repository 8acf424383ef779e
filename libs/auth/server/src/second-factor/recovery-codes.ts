import { randomInt } from 'node:crypto'

/** Crockford's alphabet, without the letters that look like digits or one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const LENGTH = 12
const GROUP = 4
const AMOUNT = 10

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Returns ten new recovery codes without separators: 60 bits each. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: AMOUNT }, newCode)

/** Returns a recovery code as people read it, in groups. */
export const shownRecoveryCode = (code: string): string =>
  Array.from({ length: LENGTH / GROUP }, (_, index) => code.slice(index * GROUP, (index + 1) * GROUP)).join('-')

/** A code as it was meant: of an app, or for recovery. */
export type GivenCode = { readonly kind: 'totp' | 'recovery'; readonly code: string }

/** Reads a code that was typed, in any width and grouping; null if it has the form of neither kind. */
export const readCode = (typed: string): GivenCode | null => {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s‐-―−-]/gu, '')
  if (/^\d{6}$/.test(plain)) return { kind: 'totp', code: plain }
  const code = plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? { kind: 'recovery', code } : null
}
