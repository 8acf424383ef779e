/** Marks an input whose text is not part of the document, so that the browser handles undo in it. */
export const OWN_UNDO = 'data-own-undo'
