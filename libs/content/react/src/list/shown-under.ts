import type { AnyContentType, ListQuery } from '@captain/content-core'

/** The query of a list that stands under a record of another type: what belongs to that one alone. */
export const underParent = ({ under }: Pick<AnyContentType, 'under'>, parent: string | null, query: ListQuery): ListQuery =>
  under === null || parent === null ? query : { ...query, filter: { ...query.filter, [under.by]: parent } }
