import { Menu } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import classes from './row-menu.module.css'

const placeOf = (button: HTMLElement) => {
  const { left, top, width, height } = button.getBoundingClientRect()
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
}

const isOnScreen = (button: HTMLElement): boolean => {
  const { top, bottom, left, right, width } = button.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

type MenuAtButtonProps = { readonly button: HTMLElement; readonly onClose: () => void; readonly children: ReactNode }

/** The open menu of one of many buttons, at that button. It follows the button while the page scrolls, and closes when that leaves the window. */
export const MenuAtButton = ({ button, onClose, children }: MenuAtButtonProps) => {
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const follow = () => {
      if (!isOnScreen(button)) onClose()
      else if (anchor.current !== null) Object.assign(anchor.current.style, placeOf(button))
    }
    window.addEventListener('scroll', follow, { capture: true })
    return () => window.removeEventListener('scroll', follow, { capture: true })
  }, [button, onClose])
  const close = () => {
    onClose()
    button.focus({ preventScroll: true })
  }
  return (
    <Menu
      opened
      onChange={(opened) => !opened && close()}
      position="bottom-end"
      withinPortal
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        {/* Hidden from keyboard and screen readers; it labels the menu like the pressed button. */}
        <span
          ref={anchor}
          role="button"
          aria-hidden
          aria-label={button.getAttribute('aria-label') ?? undefined}
          className={classes.anchor}
          style={placeOf(button)}
        />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>{children}</Menu.Dropdown>
    </Menu>
  )
}
