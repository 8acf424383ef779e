import { utf8Length } from '@captain/validation'

/** The beginning of a text that takes at most so many UTF-8 bytes. */
export const fitBytes = (text: string, maxBytes: number): string => {
  const characters = [...text]
  while (utf8Length(characters.join('')) > maxBytes) characters.pop()
  return characters.join('')
}
