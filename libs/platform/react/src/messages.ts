export { loadArticleMessages } from './articles/load-article-messages.ts'
export { loadHomeMessages } from './home/load-home-messages.ts'
export { loadPaletteMessages } from './palette/load-palette-messages.ts'
