import { isInlineImage, listedNames, type AnyContentType } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'

/** Selects only some fields of a document, so that long texts stay in the database. */
export const projection = (document: Fragment, names: readonly string[]): Fragment =>
  sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql`${document}->${sql.lit(name)}`]))})`

/** Returns the fields whose images are stored in the record. */
export const imageNames = (type: AnyContentType): readonly string[] =>
  Object.entries(type.fields)
    .filter(([, field]) => isInlineImage(field))
    .map(([name]) => name)

/** Selects a digest in the place of an image: enough to distinguish it from any other. */
const pictureMark = (name: string): Fragment =>
  sql`case when jsonb_typeof(e.data->${sql.lit(name)}) = 'string' then to_jsonb(md5(e.data->>${sql.lit(name)})) else 'null'::jsonb end`

/** Selects the listed parts of the documents of rows aliased `e`. */
export const listedProjection = (type: AnyContentType): Fragment => {
  const pictures = imageNames(type)
  const value = (name: string): Fragment => (pictures.includes(name) ? pictureMark(name) : sql`e.data->${sql.lit(name)}`)
  return sql`jsonb_build_object(${sql.join(listedNames(type).flatMap((name) => [sql.lit(name), value(name)]))})`
}
