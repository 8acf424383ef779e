/** Text without blanks at its ends. */
export const trimmed = (text: string): string => text.trim()
