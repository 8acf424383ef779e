// The embeddings, overrides and isolates of UAX #9. Its marks (U+200E, U+200F, U+061C) move no other letter, and stay.
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** Text without the unseen letters that turn round what follows them: a name must not change how a sentence about it reads, and numbers copied from address books carry them. */
export const withoutBidiControls = (text: string): string => text.replace(CONTROLS, '')
