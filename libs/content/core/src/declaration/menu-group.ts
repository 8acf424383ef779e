/** Groups of the back-office menu, in the order shown. */
export const MENU_GROUPS = ['content', 'menu', 'site', 'inbox', 'legal', 'settings'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]
