import { colorClass } from '../document/color-rules.ts'
import { usePage } from '../document/page-context.ts'
import { languageOfText } from './language-of-text.ts'

type CategoryLabelProps = { readonly name: string; readonly color: string | null }

/** A category as a word with its colour beside it; never by colour alone. */
export function CategoryLabel({ name, color }: CategoryLabelProps) {
  const { locale } = usePage()
  return (
    <span className={`category-label ${colorClass(color)}`} lang={languageOfText(name, locale)}>
      {name}
    </span>
  )
}
