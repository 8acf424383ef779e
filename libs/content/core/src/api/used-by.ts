/** Record that refers to another, and what happens to it when the other is moved to the trash. */
export type UsedBy = {
  readonly type: string
  readonly id: string
  readonly title: { readonly ja: string | null; readonly en: string | null }
  readonly onDelete: 'restrict' | 'set-null' | 'cascade'
}
