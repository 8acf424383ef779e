/** The text of a file in UTF-8 or, where that cannot be, Shift_JIS, as programs of Japanese carriers write it. */
export const readTextFile = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}
