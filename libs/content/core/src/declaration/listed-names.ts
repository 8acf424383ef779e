import { workflowOf } from '../workflows/workflow.ts'
import { secondaryFieldOf } from './column-format.ts'
import { slugField, type AnyContentType } from './content-type.ts'

/**
 * Returns the names of the fields in a list of the staff API: title, columns, filters, sort keys, `listFields`, and the fields that
 * `notices` reads. Other fields only come with one record; `ListedRecordOf` types such a row, apart from what only `notices` reads.
 */
export const listedNames = (type: AnyContentType): readonly string[] => {
  const order = type.defaultSort.map((sort) => sort.replace(/^-/, ''))
  const secondaryFields = Object.values(type.columnFormats).map((look) => secondaryFieldOf(look) ?? '')
  const noticeFields = Object.values(type.transitions).flatMap((step) => step?.noticeDependsOn ?? [])
  const names = [
    type.title,
    ...type.columns,
    ...secondaryFields,
    ...type.filters,
    ...type.indexed,
    ...type.listFields,
    ...order,
    slugField(type) ?? '',
    ...noticeFields,
    ...workflowOf(type.workflow).listFields,
    ...type.listEditable,
    type.mainSwitch ?? '',
  ]
  return [...new Set(names)].filter((name) => name in type.fields)
}
