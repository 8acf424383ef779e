import * as v from 'valibot'

export type BlockData = Record<string, unknown>

/** What the view and the plain text need of a block: its safe tree and its words. */
export type BlockReading<Node> = { node: Node; text: string }

export type BlockDefinition<Node> = {
  /** The tool's data as it may be stored. */
  schema: v.GenericSchema<BlockData>
  /** The data with `map` applied to every string that holds inline HTML, or null when the data isn't this block's. */
  mapInline: (data: unknown, map: (html: string) => string) => BlockData | null
  /** The parsed block, or null when the data isn't this block's. */
  read: (data: unknown) => BlockReading<Node> | null
}

type BlockParts<Data extends BlockData, Node> = {
  schema: v.GenericSchema<BlockData, Data>
  /** Limits of what may be stored; a document beyond them is still read. */
  limit?: v.GenericValidation<Data>
  mapInline: (data: Data, map: (html: string) => string) => BlockData
  read: (data: Data) => BlockReading<Node> | null
}

/** Declares one block type; the definition checks the data itself, so it can be handed anything. */
export function defineBlock<Data extends BlockData, Node>(parts: BlockParts<Data, Node>): BlockDefinition<Node> {
  const checked = <Result>(data: unknown, use: (data: Data) => Result): Result | null => {
    const result = v.safeParse(parts.schema, data, { abortEarly: true })
    return result.success ? use(result.output) : null
  }
  return {
    schema: upToFirstIssue(parts.limit ? v.pipe(parts.schema, parts.limit) : parts.schema),
    mapInline: (data, map) => checked(data, (known) => parts.mapInline(known, map)),
    read: (data) => checked(data, parts.read),
  }
}

/** A block is wrong once: telling each of a hundred thousand wrong items would take seconds. */
function upToFirstIssue<Data>(schema: v.GenericSchema<BlockData, Data>): v.GenericSchema<BlockData, Data> {
  return { ...schema, '~run': (dataset, config) => schema['~run'](dataset, { ...config, abortEarly: true }) }
}
