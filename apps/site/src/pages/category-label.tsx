import { colorClass } from '../document/color-rules.ts'
import { usePage } from '../document/page-context.ts'
import { languageOfText } from './language-of-text.ts'

type CategoryLabelProps = { readonly name: string; readonly color: string | null }

/** A category as a word next to its colour, because colour alone must not carry meaning. */
export function CategoryLabel({ name, color }: CategoryLabelProps) {
  const { locale } = usePage()
  return (
    <span className={`category-label ${colorClass(color)}`} lang={languageOfText(name, locale)}>
      {name}
    </span>
  )
}
