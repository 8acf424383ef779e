import { menuCategoryLabels as en } from './en/menu-category.ts'
import { menuCategoryLabels as ja } from './ja/menu-category.ts'

export const menuCategoryMessages = { ja, en }
