import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/**
 * Returns the key that counts mails to an address, hashed so that counters contain no personal data. Spellings that reach the same mailbox
 * have the same key: capital letters, a `+` suffix, and both forms of an international domain.
 */
export const recipientHash = (address: string): string => {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const mailbox = address.slice(0, at).normalize('NFKC').toLowerCase()
  const folded = `${mailbox.replace(/(?<=.)\+.*$/s, '')}@${domainToASCII(domain) || domain.toLowerCase()}`
  return createHash('sha256').update(folded).digest('hex')
}
