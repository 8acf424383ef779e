import { customProperties } from '@captain/ui'
import { IconFileText } from '@tabler/icons-react'
import classes from './menu-icon.module.css'
import { MENU_ICONS } from './menu-icons.ts'

/** `/icons/menu/article.svg` */
const DRAWING = /^\/icons\/menu\/([a-z0-9-]+)\.svg$/

/** The icon that a content type declares, or the one chosen for a menu item. */
export const MenuIcon = ({ name }: { readonly name: string }) => {
  const Icon = MENU_ICONS[DRAWING.exec(name)?.[1] ?? name]
  if (Icon === undefined && name.startsWith('/'))
    return <span className={classes.drawing} style={customProperties({ '--icon': `url("${encodeURI(name)}")` })} aria-hidden />
  const Shown = Icon ?? IconFileText
  return <Shown size={17} stroke={1.6} aria-hidden />
}
