import { menuCategoryWords as en } from './en/menu-category.ts'
import { menuCategoryWords as ja } from './ja/menu-category.ts'

export const menuCategoryMessages = { ja, en }
