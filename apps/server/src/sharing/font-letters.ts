const CMAP = 'cmap'
const DIRECTORY = 12
const DIRECTORY_ENTRY = 16

const tableIn = (sfnt: Buffer, name: string): Buffer => {
  for (let entry = DIRECTORY; entry < DIRECTORY + sfnt.readUInt16BE(4) * DIRECTORY_ENTRY; entry += DIRECTORY_ENTRY)
    if (sfnt.toString('latin1', entry, entry + 4) === name) return sfnt.subarray(sfnt.readUInt32BE(entry + 8))
  return Buffer.alloc(4)
}

/** Reads segments of the first 65,536 code points (OpenType cmap format 4). */
const inSegments = (table: Buffer, letters: Set<number>): void => {
  const half = table.readUInt16BE(6)
  for (let at = 0; at < half; at += 2) {
    const last = table.readUInt16BE(14 + at)
    const first = table.readUInt16BE(16 + half + at)
    const delta = table.readUInt16BE(16 + half * 2 + at)
    const offset = table.readUInt16BE(16 + half * 3 + at)
    for (let letter = first; letter <= last && letter !== 0xffff; letter++) {
      const glyph = offset === 0 ? letter + delta : table.readUInt16BE(16 + half * 3 + at + offset + (letter - first) * 2)
      if ((glyph & 0xffff) !== 0) letters.add(letter)
    }
  }
}

/** Reads groups of any code points (OpenType cmap format 12). */
const inGroups = (table: Buffer, letters: Set<number>): void => {
  const groups = table.readUInt32BE(12)
  for (let group = 16; group < 16 + groups * 12; group += 12)
    for (let letter = table.readUInt32BE(group); letter <= table.readUInt32BE(group + 4); letter++) letters.add(letter)
}

/** Returns the code points for which a TrueType or OpenType font has a glyph. */
export const fontLetters = (sfnt: Buffer): ReadonlySet<number> => {
  const letters = new Set<number>()
  const map = tableIn(sfnt, CMAP)
  for (let entry = 4; entry < 4 + map.readUInt16BE(2) * 8; entry += 8) {
    const table = map.subarray(map.readUInt32BE(entry + 4))
    const format = table.readUInt16BE(0)
    if (format === 4) inSegments(table, letters)
    if (format === 12) inGroups(table, letters)
  }
  return letters
}
