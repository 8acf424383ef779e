/** Duration of the ripple of a press, in ms (the customer's specification). */
export const RIPPLE_MS = 401

const PRESSED = '.mantine-Button-root, .mantine-ActionIcon-root'

const pressedControl = ({ target }: Event): HTMLElement | null => {
  const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
  return control === null || control.matches(':disabled, [data-disabled], [data-loading], [aria-disabled="true"]') ? null : control
}

/** Plays the ripple in a control from a point in it, relative to its top left corner. */
const play = (control: HTMLElement, x: number, y: number): void => {
  const { clientWidth: width, clientHeight: height } = control
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  const of = (size: number) => ({
    backgroundSize: `${2 * size}px ${2 * size}px`,
    backgroundPosition: `${x - size}px ${y - size}px`,
  })
  control.animate(
    [
      { ...of(0), opacity: 0.2 },
      { ...of(radius), opacity: 0 },
    ],
    { pseudoElement: '::after', duration: RIPPLE_MS, easing: 'ease-out' },
  )
}

/**
 * Plays a ripple in buttons that are pressed, by pointer from where it is, by key from the centre; none with reduced motion. Returns a
 * function that ends it.
 */
export const followPresses = (root: Document): (() => void) => {
  const still = globalThis.matchMedia('(prefers-reduced-motion: reduce)')
  const onPointer = (event: PointerEvent): void => {
    const control = still.matches || event.button !== 0 ? null : pressedControl(event)
    if (control === null) return
    const { left, top } = control.getBoundingClientRect()
    play(control, event.clientX - left, event.clientY - top)
  }
  // A click without a pointer is one by key; its count is 0.
  const onClick = (event: MouseEvent): void => {
    const control = still.matches || event.detail !== 0 ? null : pressedControl(event)
    if (control !== null) play(control, control.clientWidth / 2, control.clientHeight / 2)
  }
  root.addEventListener('pointerdown', onPointer, { passive: true })
  root.addEventListener('click', onClick, { passive: true })
  return () => {
    root.removeEventListener('pointerdown', onPointer)
    root.removeEventListener('click', onClick)
  }
}
