import type { Drill } from './drill.ts'
import { clockJumps } from './faults/clock-jumps.ts'
import { frozenDatabase, lostDatabase } from './faults/database-faults.ts'
import { diskFull } from './faults/disk-full.ts'
import { mailFaults } from './faults/mail-faults.ts'
import { overload } from './faults/overload.ts'
import { s3Faults } from './faults/s3-faults.ts'
import { tornUploads } from './faults/torn-uploads.ts'
import { silentListener, twoServers } from './faults/two-servers.ts'
import { webhookFaults } from './faults/webhook-faults.ts'
import { history } from './history/history.ts'
import { kills } from './kills/kills.ts'
import { soak } from './soak/soak.ts'

/** All drills by their names, in the order of the report. */
export const DRILLS: Readonly<Record<string, Drill>> = {
  kills,
  history,
  'torn-uploads': tornUploads,
  'two-servers': twoServers,
  'silent-listener': silentListener,
  'clock-jumps': clockJumps,
  'disk-full': diskFull,
  'frozen-database': frozenDatabase,
  'lost-database': lostDatabase,
  'mail-faults': mailFaults,
  's3-faults': s3Faults,
  'webhook-faults': webhookFaults,
  overload,
  soak,
}
