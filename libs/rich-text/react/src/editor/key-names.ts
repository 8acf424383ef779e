const isApple = () => /Mac|iP/.test(navigator.platform)

/** Returns the name of a key with Ctrl or ⌘, as the tooltips of Editor.js write it. */
export const keyName = (key: string): string => `${isApple() ? '⌘' : 'Ctrl'} + ${key}`

/** Returns the name of a key with Alt or ⌥. */
export const altKeyName = (key: string): string => `${isApple() ? '⌥' : 'Alt'} + ${key}`

/** Returns the attribute by which screen readers announce the key. */
export const keyShortcuts = (key: string) => ({ 'aria-keyshortcuts': `Control+${key} Meta+${key}` })
