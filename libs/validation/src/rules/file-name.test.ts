import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { fileName } from './file-name.ts'

ruleTable(fileName(), {
  code: 'fileName',
  accepts: [...ABSENT, 'menu.pdf', 'a.tar.gz', '-a.md', 'MENU_1.PDF', `${'a'.repeat(251)}.pdf`],
  refuses: [
    'menu',
    '.htaccess',
    'menu.',
    'menu..pdf',
    'a/menu.pdf',
    'menu.pdf\0.php',
    'menu 1.pdf',
    'メニュー.pdf',
    'menu.pdf\n',
    `${'a'.repeat(252)}.pdf`,
  ],
})
