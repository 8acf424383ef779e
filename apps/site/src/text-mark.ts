/** Returns the FNV-1a hash over UTF-16 units, in eight digits. It distinguishes versions and is not for security. */
export const textMark = (text: string): string => {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
