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

/** Maximum body size of any upload. */
export const MAX_UPLOAD_BYTES = MAX_ARCHIVE_BYTES

/** Returns the maximum size of files of these types in a tenant, in bytes: the largest limit of its fields. */
export const maxFileBytesOf = (tenant: Tenant, types: readonly FileType[]): number =>
  filesOf(tenant)
    .filter(({ config }) => types.every((type) => config.accept.includes(type)))
    .reduce((max, { config }) => Math.max(max, config.maxBytes), MAX_FILE_BYTES)

/** Returns the maximum duration of audio of a type in a tenant, in seconds; null if no field sets a limit, or one accepts any. */
export const maxAudioSecondsOf = (tenant: Tenant, type: FileType): number | null => {
  const limits = filesOf(tenant)
    .filter(({ config }) => config.accept.includes(type))
    .map(({ config }) => config.maxDurationSeconds)
  return limits.length === 0 || limits.includes(null) ? null : Math.max(...limits.map(Number))
}
