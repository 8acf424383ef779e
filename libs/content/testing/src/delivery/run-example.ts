import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Runs an example of a tenant's README against a server and returns its output; throws if it fails. */
export const runExample = async (file: URL, baseUrl: string): Promise<string> => {
  const env = { PATH: process.env['PATH'], CAPTAIN_URL: baseUrl }
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(file)], { env })
  return stdout
}
