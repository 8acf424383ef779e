import { spawnSync } from 'node:child_process'

const MISSING = `The benches generate load with wrk, which is not on the PATH.
Install it: "apt-get install wrk" on Debian and Ubuntu, "brew install wrk" on macOS, or build https://github.com/wg/wrk.`

/** Returns the version of wrk. Throws an error that describes how to install it. */
export const findWrk = (path = process.env['PATH']): string => {
  const { error, stdout } = spawnSync('wrk', ['--version'], { encoding: 'utf8', env: { PATH: path } })
  if (error !== undefined) throw new Error(MISSING)
  return /^wrk \S+/.exec(stdout)?.[0] ?? 'wrk'
}
