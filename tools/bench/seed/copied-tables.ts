/** A table with references to records, and the column that names them. */
export const COPIED_TABLES = {
  entry: 'id',
  entry_revision: 'entry_id',
  audit_event: 'entry_id',
  entry_index: 'entry_id',
  entry_unique: 'entry_id',
  entry_search: 'entry_id',
  entry_text: 'entry_id',
  entry_reference: 'src_id',
  entry_media: 'entry_id',
} as const

export type CopiedTableName = keyof typeof COPIED_TABLES
