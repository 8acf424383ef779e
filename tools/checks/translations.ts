import { formatter } from '@lingui/format-po'
import type { Check } from './check.ts'

const po = formatter()

// The public site, the server and rich text have separate i18n instances; the back office loads all other catalogs into one.
const isApart = (path: string): boolean => /^(apps\/site|libs\/rich-text)\/|\/server\//.test(path)

/** Finds messages that two catalogs of the back office translate differently: the one loaded last would win. */
export const translations: Check = {
  name: 'one translation a message',
  findings: (tree) => {
    const seen = new Map<string, { readonly path: string; readonly translation: string }>()
    const found: string[] = []
    for (const path of tree.files('{apps,libs}/**/locales/en.po').filter((file) => !isApart(file)))
      for (const [id, { message, translation = '' }] of Object.entries(
        po.parse(tree.read(path), { locale: 'en', sourceLocale: 'ja', filename: path }),
      )) {
        const first = seen.get(id)
        if (first === undefined) seen.set(id, { path, translation })
        else if (first.translation !== translation)
          found.push(`${path}: “${message}” is “${translation}” here and “${first.translation}” in ${first.path}; give one a context`)
      }
    return found
  },
}
