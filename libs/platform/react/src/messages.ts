export { loadArticleMessages } from './articles/load-article-messages.ts'
export { loadHomeMessages } from './home/load-home-messages.ts'
export { loadTodayMessages } from './today/load-today-messages.ts'
export { loadPaletteMessages } from './palette/load-palette-messages.ts'
