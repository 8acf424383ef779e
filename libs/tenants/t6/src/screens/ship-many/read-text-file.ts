/** Reads a text file as UTF-8 or, if invalid, as Shift_JIS, the encoding of Japanese carriers' programs. */
export const readTextFile = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}
