import { useLingui } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { useLabels } from '../labels.ts'

/**
 * Returns the labels of URL parts and saved-view parts: `f.genre`, `filter[genre]`, `columns.price`, `sort`. Unknown parts stay as they
 * are.
 */
export const usePartNames = (): ((parts: readonly string[]) => readonly string[]) => {
  const { t } = useLingui()
  const { words, contentType } = useContent()
  const { fieldLabel } = useLabels()
  const parts: Readonly<Record<string, string>> = {
    q: t`検索する言葉`,
    status: t`状態`,
    translation: t`翻訳`,
    sort: t`並び順`,
    columns: t`表示する列`,
    density: t`行の高さ`,
    view: t`保存した表示`,
  }
  const nameOf = (part: string): string => {
    const field = /^(?:f\.|filter\[|columns\.)(\w+)\]?$/.exec(part)?.[1]
    if (field === undefined) return parts[part] ?? part
    return words.namedFilters?.[field]?.label ?? (Object.hasOwn(contentType.fields, field) ? fieldLabel(field) : field)
  }
  return (names) => [...new Set(names.map(nameOf))]
}
