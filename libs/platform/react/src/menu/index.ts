export { visibleMenu, type MenuSection } from './menu.ts'
export { menuQuery, type PublishedMenu } from './published-menu.ts'
