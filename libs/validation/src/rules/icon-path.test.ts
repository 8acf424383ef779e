import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { iconPath } from './icon-path.ts'

ruleTable(iconPath(), {
  code: 'iconPath',
  params: { extensions: 'svg, png, webp, gif, jpg, jpeg, ico' },
  accepts: [...ABSENT, '/icons/menu/article.svg', 'favicon.ico', 'A.PNG', 'a.b.webp'],
  refuses: [
    'svg',
    '/icons/svg',
    '/icons/a.html',
    '/icons/a.svg.html',
    'mdi:home',
    'https://cafe.example/a.svg',
    '//cafe.example/a.svg',
    '/a.svg?x',
    '/../a.svg',
    '/a.svg\n',
  ],
})
