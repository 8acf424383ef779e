import { composingEnter } from './rules/composing-enter.ts'
import { noEnum } from './rules/no-enum.ts'
import { noExportAll } from './rules/no-export-all.ts'
import { noInterface } from './rules/no-interface.ts'
import { noWallClock } from './rules/no-wall-clock.ts'

// oxlint loads a plugin by its default export.
export default {
  meta: { name: 'repo' },
  rules: {
    'composing-enter': composingEnter,
    'no-enum': noEnum,
    'no-export-all': noExportAll,
    'no-interface': noInterface,
    'no-wall-clock': noWallClock,
  },
}
