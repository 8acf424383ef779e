import { propertyOf } from '@captain/http-core'
import { rowsIn } from '@captain/content-core'
import type { Logger } from '@captain/database'
import type { Pool } from 'pg'
import type { ChangeLog } from '../public-changes/change-log.ts'
import { DRAFT, publicChangesIn, type PublicChange } from '../public-changes/public-change.ts'
import type { HearingQueries } from './hearing-queries.ts'
import type { Versions } from '../store/versions.ts'
import { subscribeToChannel, type Subscription } from './subscribe-to-channel.ts'

export const CHANNEL = 'captain_content'

/** What the commits of this process announce to all processes, itself included. */
export type Announcements = {
  /**
   * Returns the statements that commit a change of a tenant and announce it, and a reader of their results. A silent commit announces only
   * changes of records and assets.
   */
  commitOf(tenant: number, isSilent: boolean): { readonly commit: string; changesIn(results: unknown): readonly PublicChange[] }
  /** Whether an announcement is of this process and its commit known to be done; true only once. */
  isDone(token: string): boolean
  /** Forgets what was announced while nothing was heard. */
  reset(): void
}

/** Creates the announcements of a process. An announcement whose commit failed half-way counts as another process's. */
export const announcements = (origin: string): Announcements => {
  const done = new Set<string>()
  /** Heard before the result of the commit arrived. */
  const early = new Set<string>()
  let last = 0
  return {
    commitOf: (tenant, isSilent) => {
      last += 1
      const token = `${origin}.${last}`
      const noted = `coalesce(nullif(current_setting('app.changes', true), ''), '${isSilent ? '' : DRAFT}')`
      const condition = isSilent ? `where ${noted} <> ''` : ''
      return {
        commit: `select ${noted} as changes, pg_notify('${CHANNEL}', '${tenant} ${token}' || E'\\n' || ${noted}) ${condition}; commit`,
        changesIn: (results) => {
          const [row] = rowsIn(propertyOf(Array.isArray(results) ? results[0] : null, 'rows'))
          const changes = row?.['changes']
          if (row !== undefined && !early.delete(token)) done.add(token)
          return publicChangesIn(typeof changes === 'string' ? changes : '')
        },
      }
    },
    isDone: (token) => {
      if (done.delete(token)) return true
      if (token.startsWith(`${origin}.`)) early.add(token)
      return false
    },
    reset: () => {
      done.clear()
      early.clear()
    },
  }
}

type Listening = {
  readonly pool: Pool
  readonly hearing: HearingQueries
  readonly versions: Versions
  readonly changes: ChangeLog
  readonly announced: Announcements
  readonly log: Logger
}

/**
 * Listens for changes by other processes: `7 k3x….12`, the tenant's number and the commit, then the public changes. Without lines,
 * everything of the tenant has changed. Notifications are lost while the connection is down, so a reconnect marks everything as changed.
 */
export const listenForChanges = ({ pool, hearing, versions, changes, announced, log }: Listening): Subscription => {
  const hearAll = (): void => {
    versions.bumpAll()
    changes.addToAll()
  }
  const hear = (payload: string): void => {
    const [head = '', ...lines] = payload.split('\n')
    const [number = '', token = ''] = head.split(' ')
    if (announced.isDone(token)) return
    if (!/^\d+$/.test(number)) return hearAll()
    const tenant = Number(number)
    changes.add(tenant, lines.length === 0 ? [{ of: 'everything' }] : publicChangesIn(lines.join('\n')))
    versions.bump(tenant)
  }
  return subscribeToChannel({
    pool,
    log,
    channel: CHANNEL,
    onConnect: (client) => {
      announced.reset()
      hearAll()
      changes.setHearing(true)
      hearing.listenOn(client)
    },
    onLoss: () => {
      hearing.listenOn(null)
      changes.setHearing(false)
    },
    hear,
  })
}
