// The embeddings, overrides and isolates of UAX #9. Its marks (U+200E, U+200F, U+061C) move no other letter, and stay.
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Removes invisible characters that reverse the text direction. A name must not reorder the sentence around it, and numbers copied from
 * address books contain them.
 */
export const withoutBidiControls = (text: string): string => text.replace(CONTROLS, '')
