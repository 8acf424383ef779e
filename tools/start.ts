import { ensureBuilt } from './ensure-built.ts'
import { root } from './root.ts'
import { noteServer } from './running.ts'
import { SERVER_ARGUMENTS, SERVER_VARIABLES } from './server-options.ts'

process.chdir(root)
// No other process builds before the server is noted.
await ensureBuilt(() => noteServer(root))

// The server takes the place of this process, which has a compiler of TypeScript in memory.
process.execve?.(process.execPath, [process.execPath, ...SERVER_ARGUMENTS], { ...SERVER_VARIABLES, ...process.env })
