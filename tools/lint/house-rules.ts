import { composingEnter } from './rules/composing-enter.ts'
import { noEnum } from './rules/no-enum.ts'
import { noExportAll } from './rules/no-export-all.ts'
import { noInterface } from './rules/no-interface.ts'

// oxlint loads a plugin by its default export.
export default {
  meta: { name: 'house' },
  rules: { 'composing-enter': composingEnter, 'no-enum': noEnum, 'no-export-all': noExportAll, 'no-interface': noInterface },
}
