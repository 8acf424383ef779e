import { listSearch, type ListQuery } from '@captain/content-core'

/** Which records a list's conditions match, whatever page of them is shown in whatever order; as the staff API reads it. */
export const matchingQuery = ({ limit: _limit, after: _after, sort: _sort, ...which }: ListQuery): string => listSearch(which).toString()
