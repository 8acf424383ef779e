import { usePlatform } from '../platform-context.ts'
import type { Title } from './home-data.ts'

/** The title of a record in the language of the page, or else in the other one; `without` if it has none. */
export const RecordTitle = ({ title, without }: { readonly title: Title; readonly without: string }) => {
  const { locale } = usePlatform()
  const other = locale === 'ja' ? 'en' : 'ja'
  if (title[locale] !== null) return title[locale]
  return title[other] === null ? without : <span lang={other}>{title[other]}</span>
}
