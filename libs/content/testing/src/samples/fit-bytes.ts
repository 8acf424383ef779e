import { utf8Length } from '@captain/validation'

/** Truncates a text to at most `maxBytes` UTF-8 bytes. */
export const fitBytes = (text: string, maxBytes: number): string => {
  const characters = [...text]
  while (utf8Length(characters.join('')) > maxBytes) characters.pop()
  return characters.join('')
}
