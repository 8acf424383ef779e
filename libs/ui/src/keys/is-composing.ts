type ComposingEvent = {
  readonly isComposing?: boolean
  readonly keyCode?: number
  readonly nativeEvent?: { readonly isComposing?: boolean; readonly keyCode?: number }
}

/** True while a key belongs to the input method (Enter that confirms a conversion). Safari ends the composition first and says so by key code 229 only. */
export const isComposing = (event: ComposingEvent): boolean => {
  const native = event.nativeEvent ?? event
  return native.isComposing === true || native.keyCode === 229
}
