import classes from './kbd.module.css'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
const SYMBOLS: Readonly<Record<string, readonly [apple: string, other: string]>> = {
  mod: ['⌘', 'Ctrl'],
  shift: ['⇧', 'Shift'],
  alt: ['⌥', 'Alt'],
  enter: ['↵', 'Enter'],
  escape: ['esc', 'Esc'],
}

const nameOf = (key: string) => {
  const symbol = SYMBOLS[key.toLowerCase()]
  if (symbol) return isApple() ? symbol[0] : symbol[1]
  return key.length === 1 ? key.toUpperCase() : key
}

/** Renders a key combination such as `mod+S` as the keys of the user's keyboard. */
export const Kbd = ({ keys }: { readonly keys: string }) => (
  <kbd className={classes.keys}>
    {keys.split('+').map((key) => (
      <span key={key} className={classes.key}>
        {nameOf(key)}
      </span>
    ))}
  </kbd>
)
