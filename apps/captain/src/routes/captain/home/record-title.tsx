import { useLocale } from '../../../navigation/use-locale.ts'
import type { Title } from './home-data.ts'

/** What a record is called in the language of the page, else in the other one; what `without` says where it has no name. */
export const RecordTitle = ({ title, without }: { readonly title: Title; readonly without: string }) => {
  const locale = useLocale()
  const other = locale === 'ja' ? 'en' : 'ja'
  if (title[locale] !== null) return title[locale]
  return title[other] === null ? without : <span lang={other}>{title[other]}</span>
}
