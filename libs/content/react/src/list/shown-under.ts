import type { AnyContentType, ListQuery } from '@captain/content-core'

/** Restricts the query of a child list to the records of one parent. */
export const parentFilter = ({ parent: under }: Pick<AnyContentType, 'parent'>, parent: string | null, query: ListQuery): ListQuery =>
  under === null || parent === null ? query : { ...query, filter: { ...query.filter, [under.field]: parent } }
