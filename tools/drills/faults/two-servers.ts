import { limitOf, type Drill, type DrillResult, type DrillRun } from '../drill.ts'
import { atQuantile, seconds, whole } from '../figures.ts'
import { isDone, jsonOf, openSender } from '../product/http.ts'
import { waitFor } from '../product/ready.ts'
import { startSharedDatabase } from '../product/shared-database.ts'
import { signInStaff, type Staff } from '../product/staff.ts'
import { pathOf } from '../kills/world.ts'
import { openRelay } from '../../testing/database-relay.ts'
import { createRandom } from '../random.ts'
import { auditLines, createClaims, timeOf } from './findings.ts'
import { createArticle, type Article } from './published-article.ts'

const SECONDS = 60
/** Until the other server shows a change. */
const SHOWN_MS = 1000
const TIMEOUT_MS = 120_000
/** The silence is noticed within five seconds; then queries on silent connections take five more until they fail, and some are repeated. */
const NOTICED_MS = 20_000

type Shown = (path: string) => Promise<string | null>

/** Returns a function that reads the public title of an article at a server. */
const shownAt = (baseUrl: string): { readonly shown: Shown; readonly close: () => void } => {
  const { send, close } = openSender(baseUrl, 8)
  return {
    shown: async (path) => {
      const answer = await send({ method: 'GET', path })
      return answer.status === 200 ? String(jsonOf(answer)['title']) : null
    },
    close,
  }
}

/** Publishes a title and returns the milliseconds until a server shows it; null if it does not in time. */
const publishAndSee = async (article: Article, shown: Shown, title: string): Promise<number | null> => {
  await shown(article.publicPath)
  await article.publish(title)
  return waitFor(async () => (await shown(article.publicPath)) === title, TIMEOUT_MS)
}

/** Lets editors at both servers save one version of a record at a time; returns how often not exactly one succeeded. */
const race = async (one: Staff, other: Staff, id: string, races: number): Promise<number> => {
  let wrong = 0
  for (let count = 0; count < races; count += 1) {
    const path = pathOf('cafe', 'article', `/${id}`)
    const version = Number(jsonOf(await one.call({ method: 'GET', path }))['lockVersion'])
    const save = (staff: Staff, who: string) =>
      staff.call({ method: 'PATCH', path, version, json: { title: { ja: `競争${count} ${who}` } } })
    const answers = await Promise.all([save(one, 'a'), save(other, 'b')])
    if (answers.filter(isDone).length !== 1) wrong += 1
  }
  return wrong
}

const runTwoServers = async (run: DrillRun): Promise<DrillResult> => {
  const database = await startSharedDatabase(run)
  const [a, b] = [await database.addServer(), await database.addServer()]
  const started = await timeOf(database.url)
  const [atA, atB] = [await signInStaff(a), await signInStaff(b)]
  const { claim, failures } = createClaims()
  const { shown, close } = shownAt(b.baseUrl)
  run.onEnd(async () => close())
  const article = await createArticle(atA, `two-${run.seed % 10_000}`)
  const raced = await createArticle(atA, `race-${run.seed % 10_000}`)
  const until = performance.now() + 1000 * (run.seconds ?? SECONDS)
  const random = createRandom(run.seed)
  const times: number[] = []
  let races = 0
  for (let round = 1; performance.now() < until || round <= 3; round += 1) {
    const took = await publishAndSee(article, shown, `二台 ${round}-${random.below(1000)}`)
    claim(took !== null, `a publication at one server did not show at the other within ${seconds(TIMEOUT_MS)}`)
    if (took !== null) times.push(took)
    const wrong = await race(atA, atB, raced.id, 3)
    claim(wrong === 0, `${wrong} of 3 races for one version were not won by exactly one server`)
    races += 3
  }
  claim(Math.max(...times) <= limitOf(run, SHOWN_MS), `a publication took ${seconds(Math.max(...times))} to show at the other server`)
  const killed = a.stop('SIGKILL')
  const last = await createArticle(atB, `after-${run.seed % 10_000}`)
  const alone = await publishAndSee(last, shown, '残った一台')
  await killed
  claim(alone !== null, 'the other server did not go on after one was killed')
  return {
    figures: [
      ['publications at one server', whole(times.length)],
      ['until the other shows them', `p50 ${seconds(atQuantile(times, 0.5))}, max ${seconds(Math.max(...times))}`],
      ['races for one version over both', whole(races)],
      ['a publication while the other server is killed', alone === null ? 'not shown' : `shown after ${seconds(alone)}`],
    ],
    failures: [...failures, ...(await auditLines({ url: database.url, dataDir: database.dataDir, started }))],
  }
}

export const twoServers: Drill = {
  proves:
    'Two servers on one database: a publication at one shows at the other at once, one of two saves of a version wins, and one goes on when the other is killed.',
  options: ['seconds', 'seed'],
  run: runTwoServers,
}

const runSilentListener = async (run: DrillRun): Promise<DrillResult> => {
  const database = await startSharedDatabase(run)
  const relay = await openRelay(database.url)
  run.onEnd(() => relay.close())
  const a = await database.addServer()
  const b = await database.addServer({ DATABASE_URL: relay.url })
  const staff = await signInStaff(a)
  const { claim, failures } = createClaims()
  const { shown, close } = shownAt(b.baseUrl)
  run.onEnd(async () => close())
  const article = await createArticle(staff, `silent-${run.seed % 10_000}`)
  const before = await publishAndSee(article, shown, '沈黙の前')
  claim(before !== null, 'a change did not show before the silence')
  relay.swallow()
  run.say('the connections of one server are silent')
  const during = await publishAndSee(article, shown, '沈黙の中')
  claim(
    during !== null && during <= limitOf(run, NOTICED_MS),
    `a change showed ${during === null ? 'never' : `after ${seconds(during)}`} behind silent connections`,
  )
  const after: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const took = await publishAndSee(article, shown, `沈黙の後 ${count}`)
    claim(took !== null, 'a change did not show after the silence')
    after.push(took ?? TIMEOUT_MS)
  }
  claim(Math.max(...after) <= limitOf(run, 2 * SHOWN_MS), `changes still take ${seconds(Math.max(...after))} after the silence`)
  return {
    figures: [
      ['a change shows before', before === null ? 'never' : `after ${seconds(before)}`],
      ['a change shows behind silent connections', during === null ? 'never' : `after ${seconds(during)}`],
      ['changes show afterwards', `after ${seconds(Math.max(...after))} at most`],
      ['connections opened', whole(relay.opened())],
    ],
    failures,
  }
}

export const silentListener: Drill = {
  proves:
    'The connections of one server to the database are dropped without a word, as by a firewall: within twenty seconds it has connected again and shows what has changed.',
  options: ['seed'],
  run: runSilentListener,
}
