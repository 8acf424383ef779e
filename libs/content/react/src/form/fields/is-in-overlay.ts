/** Dropdowns of an input are outside of it in the document but still belong to it. */
export const isInOverlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-portal], [role="listbox"], [role="dialog"]') !== null
