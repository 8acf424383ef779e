import { useUniqueCheck } from './use-unique-check.ts'

/** Reports a value that another record has. A separate component, so that only unique fields have the query. */
export const UniqueCheck = ({ path, value }: { readonly path: string; readonly value: unknown }) => {
  useUniqueCheck(path, value)
  return null
}
