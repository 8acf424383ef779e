import * as v from 'valibot'

export type BlockData = Record<string, unknown>

/** Safe tree and plain text of a block, for the view and for search. */
export type BlockResult<Node> = { node: Node; text: string }

export type BlockDefinition<Node> = {
  /** Sanitises the tool's data for storage. */
  schema: v.GenericSchema<BlockData>
  /** Returns the data with `map` applied to every string of inline HTML; null if the data doesn't match this block type. */
  mapInline: (data: unknown, map: (html: string) => string) => BlockData | null
  /** Returns the parsed block; null if the data doesn't match this block type. */
  read: (data: unknown) => BlockResult<Node> | null
}

type BlockParts<Data extends BlockData, Node> = {
  schema: v.GenericSchema<BlockData, Data>
  /** Limits for storing, in the order of their checks; a stored document beyond them is still read. */
  limits?: readonly v.GenericValidation<Data>[]
  mapInline: (data: Data, map: (html: string) => string) => BlockData
  read: (data: Data) => BlockResult<Node> | null
}

/** Declares one block type; the definition validates the data itself and accepts any value. */
export function defineBlock<Data extends BlockData, Node>(parts: BlockParts<Data, Node>): BlockDefinition<Node> {
  const checked = <Result>(data: unknown, use: (data: Data) => Result): Result | null => {
    const result = v.safeParse(parts.schema, data, { abortEarly: true })
    return result.success ? use(result.output) : null
  }
  return {
    schema: upToFirstIssue(v.pipe(parts.schema, ...(parts.limits ?? []))),
    mapInline: (data, map) => checked(data, (known) => parts.mapInline(known, map)),
    read: (data) => checked(data, parts.read),
  }
}

/** Reports one issue per block: one for each of a hundred thousand invalid items would take seconds. */
function upToFirstIssue<Data>(schema: v.GenericSchema<BlockData, Data>): v.GenericSchema<BlockData, Data> {
  return { ...schema, '~run': (dataset, config) => schema['~run'](dataset, { ...config, abortEarly: true }) }
}
