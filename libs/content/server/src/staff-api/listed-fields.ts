import { isInlineImage, listedNames, storedNames, type AnyContentType, storedName } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'

/** A long document is compressed. An empty concatenation decompresses it once for all its fields; without `offset`, each would do it again. */
const decompressed = (document: Fragment, object: Fragment): Fragment =>
  sql`(select ${object} from (select ${document} || '{}'::jsonb as document offset 0) as whole)`

const objectOf = (names: readonly string[], valueOf: (name: string) => Fragment): Fragment =>
  sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), valueOf(name)]))})`

const valueIn = (name: string): Fragment => sql`whole.document->${sql.lit(name)}`

const storedNamesOf = ({ fields }: AnyContentType, name: string): readonly string[] => {
  const field = fields[name]
  return field === undefined ? [name] : storedNames(name, field)
}

/** Selects a value, of a renamed field under either name. */
const currentValueIn = (type: AnyContentType, name: string): Fragment => {
  const names = storedNamesOf(type, name)
  return names.length === 1 ? valueIn(name) : sql`coalesce(${sql.join(names.map(valueIn))})`
}

/** Selects only some fields of a document of a type, so that long texts stay in the database. */
export const projection = (type: AnyContentType, document: Fragment, names: readonly string[]): Fragment =>
  decompressed(
    document,
    objectOf(names, (name) => currentValueIn(type, name)),
  )

/** Returns the fields whose images are stored in the record. */
export const imageNames = (type: AnyContentType): readonly string[] =>
  Object.entries(type.fields)
    .filter(([, field]) => isInlineImage(field))
    .map(([name]) => name)

/** Selects a digest in the place of an image: enough to distinguish it from any other. */
const pictureMark = (type: AnyContentType, name: string): Fragment => {
  const stored = storedName(type, name)
  return sql`case when jsonb_typeof(${valueIn(stored)}) = 'string' then to_jsonb(md5(whole.document->>${sql.lit(stored)})) else 'null'::jsonb end`
}

const EXCERPT_CHARACTERS = 160
/** Enough for the excerpt, also if blanks are dropped. */
const READ_CHARACTERS = 400

/** Member of listed documents with the excerpt; no field has this name. */
const EXCERPT = 'excerpt'

/** Selects the beginning of a text on one line: the rest stays in the database. */
const beginningOf = (type: AnyContentType, name: string): Fragment => {
  const value = sql`coalesce(${sql.join(storedNamesOf(type, name).map((stored) => sql`whole.document->>${sql.lit(stored)}`))})`
  return sql`left(btrim(regexp_replace(left(${value}, ${sql.lit(READ_CHARACTERS)}), '\\s+', ' ', 'g')), ${sql.lit(EXCERPT_CHARACTERS)})`
}

/** Selects the listed parts of the document of a row aliased `e`, with the excerpt for those who may read it. */
export const listedProjection = (type: AnyContentType, withExcerpt: boolean): Fragment => {
  const pictures = imageNames(type)
  const { excerpt } = type
  const names = [...listedNames(type), ...(excerpt !== null && withExcerpt ? [EXCERPT] : [])]
  return decompressed(
    sql`e.data`,
    objectOf(names, (name) => {
      if (name === EXCERPT && excerpt !== null) return beginningOf(type, excerpt)
      return pictures.includes(name) ? pictureMark(type, name) : currentValueIn(type, name)
    }),
  )
}
