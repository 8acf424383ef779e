type ComposingEvent = {
  readonly isComposing?: boolean
  readonly keyCode?: number
  readonly nativeEvent?: { readonly isComposing?: boolean; readonly keyCode?: number }
}

/**
 * Returns whether a key belongs to the input method (Enter that confirms a conversion). Safari ends the composition first and marks such a
 * key only by key code 229.
 */
export const isComposing = (event: ComposingEvent): boolean => {
  const native = event.nativeEvent ?? event
  return native.isComposing === true || native.keyCode === 229
}
