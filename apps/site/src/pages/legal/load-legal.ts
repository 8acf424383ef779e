import { notFound } from '@tanstack/react-router'
import { contentTypeOf } from '@captain/content-core'
import { loadMessages } from '@captain/t1'
import { currentVersion, legalVersions, type LegalName } from '../../delivery/legal.ts'
import { optionalText } from '../../search-text.ts'
import { portal } from '../../tenants.ts'
import type { LoadContext } from '../load-context.ts'

export type LegalSearch = {
  /** Number of a version. Default: the one in force. */
  readonly version?: string | undefined
  /** The document alone, as it is printed. */
  readonly print?: '1' | undefined
}

export const legalSearch = (search: Readonly<Record<string, unknown>>): LegalSearch => ({
  version: optionalText(search['version']),
  print: search['print'] === '1' ? '1' : undefined,
})

/** Loads the text and the versions of a legal document. A version that was never in force gives a 404. */
export const loadLegal = async ({ delivery }: LoadContext, name: LegalName, { version, print }: LegalSearch) => {
  const [current, versions, words] = await Promise.all([
    currentVersion(delivery, name),
    legalVersions(delivery, name),
    loadMessages(delivery.locale),
  ])
  const shown = version === undefined || version === current?.version ? current : versions.find((one) => one.version === version)
  if (shown === undefined || (shown === null && version !== undefined)) throw notFound()
  const type = contentTypeOf(portal, name)
  const messages = words[name]
  if (type === null || messages === undefined) throw notFound()
  return { name, type, messages, current, shown, versions, isPrint: print !== undefined }
}

export type LegalData = Awaited<ReturnType<typeof loadLegal>>
