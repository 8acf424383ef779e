import { createHash } from 'node:crypto'
import { LOCALES } from '@captain/locale'
import type { TenantDirectory } from '../tenant-directory.ts'
import { commonPassword, passwordOfNames } from './password-problems.ts'

const HASH_BYTES = 6

/** Words that attackers try first, in addition to the names of the tenants and of the account. */
const KNOWN_WORDS: readonly string[] = ['captain', 'password', 'パスワード', 'administrator', 'admin', 'welcome', 'login', 'secret']

/** Shorter names occur in other words. */
const MIN_NAME_CHARACTERS = 3

/** Different letters that a password needs in addition to names. */
const MIN_OTHER_LETTERS = 4

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

const wordsIn = (text: string): readonly string[] => [...folded(text).split(/[^\p{L}\p{N}]+/u), folded(text).replaceAll(/\s+/g, '')]

type Named = { readonly email: string; readonly name: string }

const namesOf = (tenants: TenantDirectory, { email, name }: Named): readonly string[] => {
  const ofTenants = tenants.slugs.flatMap((slug) => [slug, ...LOCALES.map((locale) => tenants.nameOf(slug, locale))])
  const found = [...KNOWN_WORDS, ...[...ofTenants, email, name].flatMap(wordsIn)].filter((word) => word.length >= MIN_NAME_CHARACTERS)
  // The longest first, so that no shorter one leaves a part of it.
  return [...new Set(found)].toSorted((one, other) => other.length - one.length)
}

/** Whether a password contains names, and in addition to them hardly more than digits and signs. */
const consistsOfNames = (password: string, names: readonly string[]): boolean => {
  const text = folded(password)
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text)
  return rest !== text && new Set(rest.match(/\p{L}/gu)).size < MIN_OTHER_LETTERS
}

const isCommon = async (password: string): Promise<boolean> => {
  // Loaded with the first new password, not with the server.
  const { COMMON_PASSWORD_HASHES } = await import('./common-password-hashes.ts')
  const hashes = Buffer.from(COMMON_PASSWORD_HASHES, 'base64')
  const wanted = createHash('sha256').update(folded(password)).digest().subarray(0, HASH_BYTES)
  for (let at = hashes.indexOf(wanted); at !== -1; at = hashes.indexOf(wanted, at + 1)) if (at % HASH_BYTES === 0) return true
  return false
}

/** Rejects a new password that attackers try first. Throws a 400 that says why. */
export const checkPassword = async (password: string, account: Named, tenants: TenantDirectory): Promise<void> => {
  if (consistsOfNames(password, namesOf(tenants, account))) throw passwordOfNames()
  if (await isCommon(password)) throw commonPassword()
}
