import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { NOTICES_FILE, thirdParties, writeNotices } from './notices.ts'

writeFileSync(join(root, NOTICES_FILE), writeNotices(thirdParties()))
