import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const CONTENDERS = 8
/** Started in advance, because a process takes longer to start than a round takes. */
const SPARES = 4

type Rounds = { readonly folder: string; readonly rounds: number; readonly kills: number }

type Result = {
  /** How often a process held the lock until it unlocked it. */
  readonly holds: number
  /** Rounds without a kill in which no process held the lock. */
  readonly roundsWithoutHolder: number
  readonly killedWhile: { readonly waiting: number; readonly taking: number; readonly holding: number }
  /** Pairs of processes that held the lock at the same time. */
  readonly pairs: readonly string[]
  /** What the processes have printed. */
  readonly printed: string
}

/** Starts a round for one process. Resolves with whether it held the lock; false if it is killed before it answers. */
const compete = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = (held: unknown): void => {
      child.off('message', finish).off('exit', finish)
      resolve(held === true)
    }
    child.once('message', finish).once('exit', finish)
    // Without a callback, a message to a process that was killed is an uncaught error.
    child.send('compete', () => undefined)
  })

/** Whether the round is one of those that share `kills` evenly among `rounds`. */
const hasKill = (round: number, { rounds, kills }: Rounds): boolean =>
  Math.floor(((round + 1) * kills) / rounds) > Math.floor((round * kills) / rounds)

/** The index of any process, or for half of the victims of the one that has the lock or has just had it. */
const victimOf = (team: readonly ChildProcess[], mark: string): number => {
  const holder = Math.random() < 0.5 ? Number(readFileSync(mark, 'utf8')) : 0
  const index = team.findIndex(({ pid }) => pid === holder)
  return index === -1 ? Math.floor(Math.random() * team.length) : index
}

/** Lets eight processes compete for the lock of a data folder, and kills one of them in some of the rounds, at a random moment. */
export const runRounds = async (plan: Rounds): Promise<Result> => {
  const [dataDir, notes] = [join(plan.folder, 'data'), join(plan.folder, 'notes')]
  for (const path of [dataDir, notes]) mkdirSync(path)
  writeFileSync(join(notes, 'mark'), '')
  const result = { holds: 0, roundsWithoutHolder: 0, killedWhile: { waiting: 0, taking: 0, holding: 0 }, printed: '' }
  // Removing types takes most of a start.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(plan.folder, 'compiled') }
  const started = new Set<ChildProcess>()
  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(import.meta.dirname, 'data-lock-contender-under-test.ts'), [dataDir, notes], {
      execArgv: [],
      env,
      silent: true,
    })
    started.add(child)
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => (result.printed += String(chunk)))
    await once(child, 'message')
    return child
  }
  const kill = async (child: ChildProcess): Promise<void> => {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
    started.delete(child)
    const phase = readFileSync(join(notes, String(child.pid)), 'utf8').trim()
    if (phase === 'waiting' || phase === 'taking' || phase === 'holding') result.killedWhile[phase] += 1
  }
  try {
    const spares = Array.from({ length: CONTENDERS + SPARES }, start)
    const team = await Promise.all(spares.splice(0, CONTENDERS))
    let milliseconds = 5
    for (let round = 0; round < plan.rounds; round += 1) {
      const startedAt = performance.now()
      const answers = Promise.all(team.map(compete))
      if (hasKill(round, plan)) {
        await delay(Math.random() * milliseconds)
        const [victim] = team.splice(victimOf(team, join(notes, 'mark')), 1)
        if (victim !== undefined) await kill(victim)
        spares.push(start())
      }
      const holders = (await answers).filter(Boolean).length
      result.holds += holders
      if (team.length === CONTENDERS) {
        milliseconds = performance.now() - startedAt
        if (holders === 0) result.roundsWithoutHolder += 1
      }
      team.push(...(await Promise.all(spares.splice(0, CONTENDERS - team.length))))
    }
  } finally {
    for (const child of started) child.kill('SIGKILL')
  }
  const pairs = existsSync(join(notes, 'pairs')) ? readFileSync(join(notes, 'pairs'), 'utf8').trim().split('\n') : []
  return { ...result, pairs }
}
