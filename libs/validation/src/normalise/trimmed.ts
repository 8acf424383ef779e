/** Trims blanks at both ends of a text. */
export const trimmed = (text: string): string => text.trim()
