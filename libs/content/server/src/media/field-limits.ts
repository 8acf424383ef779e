import {
  MAX_ARCHIVE_BYTES,
  MAX_FILE_BYTES,
  asFile,
  nestedFields,
  type Fields,
  type FileType,
  type Tenant,
  type FieldOfKind,
} from '@captain/content-core'

type FileField = FieldOfKind<'file'>

const filesIn = (fields: Fields): readonly FileField[] =>
  Object.values(fields).flatMap((field) => {
    const file = asFile(field)
    return file === null ? filesIn(nestedFields(field) ?? {}) : [file]
  })

const filesOf = (tenant: Tenant): readonly FileField[] => tenant.contentTypes.flatMap(({ fields }) => filesIn(fields))

/** The largest body that any upload may have. */
export const MOST_BYTES = MAX_ARCHIVE_BYTES

/** The largest file of these types that a tenant has use for, in bytes: as large as one of its fields takes. */
export const largestOf = (tenant: Tenant, types: readonly FileType[]): number =>
  filesOf(tenant)
    .filter(({ config }) => types.every((type) => config.accept.includes(type)))
    .reduce((most, { config }) => Math.max(most, config.maxBytes), MAX_FILE_BYTES)

/** The longest sound of a type that a tenant has use for, in seconds; null where no field sets a limit, or one takes any. */
export const longestOf = (tenant: Tenant, type: FileType): number | null => {
  const limits = filesOf(tenant)
    .filter(({ config }) => config.accept.includes(type))
    .map(({ config }) => config.maxSeconds)
  return limits.length === 0 || limits.includes(null) ? null : Math.max(...limits.map(Number))
}
