import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { filePath } from './file-path.ts'

ruleTable(filePath(), {
  code: 'filePath',
  accepts: [...ABSENT, '/contact', 'en/contact', '/a-b_c.d/e.tar.gz', 'a..b'],
  refuses: [
    '/',
    '..',
    '/a/../b',
    'a//b',
    '//a',
    'a/',
    '.env',
    'a/.git',
    'a\\b',
    'C:/a',
    'a b',
    '/港',
    '/a?b',
    '/a%2fb',
    '/a\n',
    `/${'a'.repeat(1024)}`,
  ],
})
