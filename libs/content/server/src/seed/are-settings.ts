import type { AnyContentType } from '@captain/content-core'

/** Whether records of a type always exist, so that their seeded values are settings and stay. */
export const areSettings = ({ workflow, fixedRecords }: AnyContentType): boolean => workflow === 'singleton' || fixedRecords !== null
