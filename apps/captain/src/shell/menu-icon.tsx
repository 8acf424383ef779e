import { IconFileText } from '@tabler/icons-react'
import { MENU_ICONS } from './menu-icons.ts'

/** The icon that a content type names in its declaration. */
export const MenuIcon = ({ name }: { readonly name: string }) => {
  const Icon = MENU_ICONS[name] ?? IconFileText
  return <Icon size={17} stroke={1.6} aria-hidden />
}
