import { hasPersonalData, typeClient, type ScreenMatch } from '@captain/content-core'
import type { ScreenVisit } from '../list/prefetch-list.ts'
import { recordOptions } from '../queries.ts'

/** Age in ms up to which a record is shown without reading it again in the background. */
const FRESH_MS = 10_000

/** Maximum delay of a visit, in ms, to show a form with its record at once instead of a placeholder before it. */
const PATIENCE_MS = 150

/** Prefetches the record of a form before it is shown, and waits briefly for it if none is cached. A preload reads no personal data. */
export const prefetchRecord = async (
  { contentType, params: { id } }: Pick<ScreenMatch, 'contentType' | 'params'>,
  { tenant, http, queryClient, isPreload }: ScreenVisit,
): Promise<void> => {
  // The address of a sheet names the record that contains its rows. A guess must not appear in the log of reads.
  if (id === undefined || contentType.sheetParent !== null || (isPreload && hasPersonalData(contentType))) return
  const client = typeClient(http, tenant.slug, contentType.name)
  const options = recordOptions({ tenant: tenant.slug, type: contentType.name, client }, id)
  const fetched = queryClient.prefetchQuery({ ...options, staleTime: FRESH_MS })
  if (queryClient.getQueryData(options.queryKey) !== undefined) return
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
