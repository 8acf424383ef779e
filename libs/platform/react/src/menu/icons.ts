export { MenuIcon } from './menu-icon.tsx'
export { MENU_ICONS } from './menu-icons.ts'
