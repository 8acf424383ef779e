/** Creates a record for each entry of `values`, one after the other; returns the ids by the same keys. */
export function createByKey<const Key extends string, Values>(
  values: Readonly<Record<Key, Values>>,
  create: (key: Key, values: Values) => Promise<string>,
): Promise<Readonly<Record<Key, string>>>
// Object.entries yields strings, so the keys are typed by the signature above.
export async function createByKey(
  values: Readonly<Record<string, unknown>>,
  create: (key: string, values: unknown) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const ids: Record<string, string> = {}
  for (const [key, one] of Object.entries(values)) ids[key] = await create(key, one)
  return ids
}

/** Creates a record for each row, one after the other; returns the ids by the slugs of the rows. */
export function createBySlug<const Row extends { readonly slug: string }>(
  rows: readonly Row[],
  create: (row: Row) => Promise<string>,
): Promise<Readonly<Record<Row['slug'], string>>>
// The slugs of the rows are typed by the signature above.
export async function createBySlug<Row extends { readonly slug: string }>(
  rows: readonly Row[],
  create: (row: Row) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const ids: Record<string, string> = {}
  for (const row of rows) ids[row.slug] = await create(row)
  return ids
}
