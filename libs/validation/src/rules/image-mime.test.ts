import { ruleTable } from '../testing/rule-table.ts'
import { imageMime } from './image-mime.ts'

ruleTable(imageMime(), {
  code: 'imageMime',
  accepts: ['image/png', 'image/avif', 'image/svg+xml', 'image/vnd.microsoft.icon', 'image/x-icon', 'IMAGE/PNG'],
  refuses: [
    null,
    undefined,
    '',
    'image',
    'image/',
    'image/*',
    '/png',
    'text/html',
    'xximage/png',
    ' image/png',
    'image/png\n',
    'image/png, text/html',
    'image/png;charset=utf-8',
    'image/ｐｎｇ',
    'ımage/png',
    ['image/png'],
    1,
  ],
})
