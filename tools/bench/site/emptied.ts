import { clientFor } from '@captain/t1'
import { atQuantile } from '../quantile.ts'
import { readAnswer, type LoadRequest } from '../load/answer.ts'
import type { StaffSession } from '../staff-session.ts'

export type Emptied = { readonly medianMs: number; readonly p95Ms: number }

/** Sends one request at a time, each after a save in the tenant, so that nothing is cached. */
export const askEmptied = async ({ http }: StaffSession, baseUrl: string, request: LoadRequest, rounds: number): Promise<Emptied> => {
  const client = clientFor(http).article
  const [touched] = (await client.list({ limit: 1, sort: '-updatedAt' })).items
  if (touched === undefined) throw new Error('There is no article to save.')
  let { lockVersion } = touched
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ;({ lockVersion } = await client.update(touched.id, lockVersion, { lead: { ja: `書きなおした導入文です（${round}）。`, en: null } }))
    const start = performance.now()
    await readAnswer(baseUrl, request)
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { medianMs: atQuantile(sorted, 0.5), p95Ms: atQuantile(sorted, 0.95) }
}
