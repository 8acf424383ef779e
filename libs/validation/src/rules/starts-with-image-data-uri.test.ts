import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { startsWithImageDataUri } from './starts-with-image-data-uri.ts'

ruleTable(startsWithImageDataUri(), {
  code: 'startsWithImageDataUri',
  accepts: [...ABSENT, 'data:image/png;base64,iVBORw0KGgo=', 'data:image/jpeg;base64,/9j/', 'data:image/gif;base64,R0lGOA=='],
  refuses: [
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHA+',
    'data:image/png;base64,',
    'data:image/png;base64,iVBORw0KGg',
    'data:image/png;base64,iVB=Rw0K',
    'data:image/png;base64,====',
    'data:image/png,iVBORw0K',
    ' data:image/png;base64,iVBO',
    'data:image/png;base64,iVBO\n',
    'data:image/png;charset=a;base64,iVBO',
  ],
})
