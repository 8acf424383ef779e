import { greeting } from './greeting.ts'
import { runServer } from './run-server.ts'

await runServer({ announce: (environment, demo) => void process.stdout.write(`${greeting(environment, demo)}\n`) })
