import { colorClass } from '../document/color-rules.ts'

type CategoryLabelProps = { readonly name: string; readonly color: string | null }

/** A category as a word with its colour beside it; never by colour alone. */
export function CategoryLabel({ name, color }: CategoryLabelProps) {
  return <span className={`category-label ${colorClass(color)}`}>{name}</span>
}
