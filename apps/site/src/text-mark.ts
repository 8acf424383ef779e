/** FNV-1a over UTF-16 units, in eight digits: it tells versions of one thing apart and guards nothing. */
export const textMark = (text: string): string => {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
