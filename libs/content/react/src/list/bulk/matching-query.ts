import { listSearch, type ListQuery } from '@captain/content-core'

/** Returns the conditions of a list as a query of the staff API, without page and order. */
export const matchingQuery = ({ limit: _limit, after: _after, sort: _sort, ...which }: ListQuery): string => listSearch(which).toString()
