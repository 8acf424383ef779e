import type { AnyContentType } from '@captain/content-core'

/** Whether records of a type always exist: what a seed says of them are settings, which stay. */
export const areSettings = ({ workflow, fixedRows }: AnyContentType): boolean => workflow === 'singleton' || fixedRows !== null
