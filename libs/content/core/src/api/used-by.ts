/** A record that names another, and what becomes of it when the other goes to the trash. */
export type UsedBy = {
  readonly type: string
  readonly id: string
  readonly title: { readonly ja: string | null; readonly en: string | null }
  readonly onDelete: 'restrict' | 'set-null' | 'cascade'
}
