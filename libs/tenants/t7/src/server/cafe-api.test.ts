import { ensureFixedRows, runJobs } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { startServer, type ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const DAY_MS = 86_400_000
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday']

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }
type Answer = { readonly status: number; readonly body: Json }

let app: ServerUnderTest

beforeAll(async () => {
  app = await startServer()
  await ensureFixedRows(app.services)
})
afterAll(() => app.stop())

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const picture = (): FormData => {
  const form = new FormData()
  form.set('file', new File([Buffer.from(PNG, 'base64')], 'box.png', { type: 'image/png' }))
  return form
}

const day = (offset: number): string => dateInTimeZone(new Date(Date.now() + offset * DAY_MS))

const call = async (method: string, path: string, body?: unknown, version?: number): Promise<Answer> => {
  const answer = await fetch(`${app.baseUrl}/api/v1/tenants/cafe/${path}`, {
    method,
    headers: {
      ...app.cookies.editor,
      origin: app.baseUrl,
      'content-type': 'application/json',
      ...(method === 'DELETE' && { 'if-match': '*' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Json }
}

const readPublic = async (path: string) => {
  const answer = await fetch(`${app.baseUrl}/api/v1/public/cafe/${path}`)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Readonly<Record<string, unknown>> }
}

const issuesOf = ({ body }: Answer) =>
  ((body['issues'] ?? []) as readonly { readonly path: string; readonly rule: string }[]).map(({ path, rule }) => `${path}:${rule}`)

const week = (openTime: number, closeTime: number) =>
  WEEKDAYS.map((weekday) => ({
    weekday,
    isOpen: weekday !== 'tue',
    openTime,
    closeTime,
    lastEntry: null,
    foodLastOrder: null,
    drinkLastOrder: null,
    note: { ja: null, en: null },
  }))

const theWeek = async (): Promise<Json> => {
  const { body } = await call('GET', 'business-day')
  const [{ id } = { id: '' }] = body['items'] as readonly Json[]
  return (await call('GET', `business-day/${id}`)).body
}

const saveWeek = async (changes: unknown): Promise<Answer> => {
  const { id, lockVersion } = await theWeek()
  return call('PATCH', `business-day/${id}`, changes, lockVersion)
}

const exception = (values: Readonly<Record<string, unknown>>) =>
  call('POST', 'business-schedule', { kind: 'closed', title: { ja: '休業' }, isPublished: true, ...values })

describe('the week', () => {
  test('has no calendar while nobody has entered it', async () => {
    expect((await readPublic('business-calendar')).status).toBe(404)
    expect((await readPublic('business-calendar/today')).status).toBe(404)
  })

  test('names the row and the time that is wrong', async () => {
    const days = week(600, 1200).map((row) => (row.weekday === 'wed' ? { ...row, closeTime: null, lastEntry: 1260 } : row))
    expect(issuesOf(await saveWeek({ applyFrom: day(0), days }))).toEqual(['days.2.closeTime:requiredInput'])
    const late = week(600, 1200).map((row) => (row.weekday === 'wed' ? { ...row, lastEntry: 1260 } : row))
    expect(issuesOf(await saveWeek({ applyFrom: day(0), days: late }))).toEqual(['days.2.lastEntry:latestTime'])
    expect(issuesOf(await saveWeek({ applyFrom: day(0), days: late.slice(1) }))).toEqual(['days:minCount'])
  })

  test('holds from today or a later day, and keeps what held before', async () => {
    expect((await saveWeek({ applyFrom: day(0), days: week(600, 1200) })).status).toBe(200)
    expect(issuesOf(await saveWeek({ applyFrom: day(-1), days: week(660, 1200) }))).toEqual(['applyFrom:notBeforeToday'])
    expect((await saveWeek({ applyFrom: day(40), days: week(780, 1500) })).status).toBe(200)
    expect((await theWeek())['history']).toMatchObject([{ applyFrom: day(0), days: week(600, 1200) }])
    // A rescheduled plan replaces the planned hours, not those in force until then.
    expect((await saveWeek({ applyFrom: day(30), days: week(720, 1500) })).status).toBe(200)
    expect((await theWeek())['history']).toMatchObject([{ applyFrom: day(0) }])
  })

  test('takes no history from outside', async () => expect(issuesOf(await saveWeek({ history: [] }))).toEqual(['history:readOnly']))
})

describe('the calendar', () => {
  test('tells every day of a month, by the week that holds on it and by public holidays', async () => {
    const { status, headers, body } = await readPublic('business-calendar?month=2027-01')
    expect({ status, kept: headers.get('cache-control') }).toEqual({ status: 200, kept: 'public, max-age=0, must-revalidate, s-maxage=60' })
    const items = body['items'] as readonly Json[]
    expect(items).toHaveLength(31)
    expect(items[0]).toMatchObject({ date: '2027-01-01', holiday: '元日', kind: null })
    expect(items.every(({ isOpen, openTime }) => isOpen === false || openTime === 600 || openTime === 720)).toBe(true)
  })

  test('is the same bytes for who has them already, until something changes', async () => {
    const url = `${app.baseUrl}/api/v1/public/cafe/business-calendar?month=2027-02`
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await exception({ startDate: '2027-02-10', endDate: '2027-02-11', title: { ja: '改装', en: 'Refit' } })).status).toBe(201)
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(200)
    const { body } = await readPublic('business-calendar?month=2027-02&locale=en')
    expect((body['items'] as readonly Json[])[9]).toMatchObject({ isOpen: false, kind: 'closed', title: 'Refit' })
  })

  test.each(['month=2026-13', 'month=11', 'month=1999-01', 'month=2026-11&x=1', 'filter[kind]=closed', 'locale=fr'])(
    'refuses %s',
    async (query) => expect((await readPublic(`business-calendar?${query}`)).status).toBe(400),
  )

  test('tells the present day and when the café opens next', async () => {
    const { body } = await readPublic('business-calendar/today')
    expect(body).toMatchObject({ isOpenNow: expect.any(Boolean), nextOpen: { isOpen: true } })
  })
})

describe('exceptions', () => {
  test('of which two would share a day are refused by what is there, however they meet', async () => {
    const first = await exception({ startDate: day(50), endDate: day(52), title: { ja: '棚卸し', en: 'Stocktaking' } })
    const refused = await exception({ startDate: day(52), endDate: day(53) })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'overlap', records: [{ type: 'business-schedule', id: first.body.id, title: { ja: '棚卸し', en: 'Stocktaking' } }] },
    })
    expect(refused.body['title']).toContain('「棚卸し」')
    const hidden = await exception({ startDate: day(52), endDate: day(53), isPublished: false })
    expect(hidden.status).toBe(201)
    expect((await call('PATCH', `business-schedule/${hidden.body.id}`, { isPublished: true }, 1)).status).toBe(409)
    expect((await call('PATCH', `business-schedule/${hidden.body.id}`, { startDate: day(53), isPublished: true }, 1)).status).toBe(200)
  })

  test('do not come back from the trash over one that has taken their days', async () => {
    const gone = await exception({ startDate: day(60), endDate: day(61) })
    expect((await call('DELETE', `business-schedule/${gone.body.id}`)).status).toBe(204)
    const taken = await exception({ startDate: day(61), endDate: day(61) })
    expect(taken.status).toBe(201)
    const refused = await call('POST', `business-schedule/${gone.body.id}/restore`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'overlap', records: [{ id: taken.body.id }] } })
    expect((await call('DELETE', `business-schedule/${taken.body.id}`)).status).toBe(204)
    expect((await call('POST', `business-schedule/${gone.body.id}/restore`)).status).toBe(200)
  })

  test('that are published at the same moment end with one', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => exception({ startDate: day(70), endDate: day(70) })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409])
  })

  test('are planned ahead, end after they start, and last 62 days at most', async () => {
    const planned = (values: Readonly<Record<string, unknown>>) => exception({ isPublished: false, ...values })
    expect(issuesOf(await planned({ startDate: day(-1), endDate: day(1) }))).toEqual(['startDate:notBeforeToday'])
    expect(issuesOf(await planned({ startDate: day(80), endDate: day(79) }))).toEqual(['endDate:endNotBeforeStart'])
    expect(issuesOf(await planned({ startDate: day(80), endDate: day(142) }))).toEqual(['endDate:maxDate'])
    expect((await planned({ startDate: day(80), endDate: day(141) })).status).toBe(201)
    expect(issuesOf(await planned({ startDate: day(80), endDate: day(80), kind: 'short' }))).toEqual([
      'openTime:requiredInput',
      'closeTime:requiredInput',
    ])
  })

  test.each([
    { startDate: 'soon', endDate: day(1) },
    { startDate: 3, endDate: [] },
    { startDate: '2026-02-30', endDate: '2026-02-30' },
  ])('with %o are invalid and nothing worse', async (values) => {
    const answer = await exception(values)
    expect(answer.status).toBe(422)
    expect(issuesOf(answer).join()).toContain('startDate')
  })
})

const PICTURE = { image: null, isPublished: false }

let made = 0

const madeFood = async (): Promise<Json> => {
  made += 1
  const category = await call('POST', 'food-category', { name: { ja: `軽食${made}` } })
  const answer = await call('POST', 'food', {
    ...PICTURE,
    name: { ja: `おにぎり${made}` },
    category: category.body.id,
    price: { amount: 300 },
    allergens: ['none'],
  })
  expect(answer.status).toBe(201)
  return answer.body
}

const madeGame = async (values: Readonly<Record<string, unknown>>): Promise<Json> => {
  const { status, body } = await call('POST', 'boardgame', {
    title: { ja: '星の庭' },
    titleKana: 'ほしのにわ',
    minPlayers: 2,
    maxPlayers: 4,
    minMinutes: 20,
    maxMinutes: 30,
    genres: ['party'],
    languageNeed: 'none',
    shelfCode: '1-1',
    copies: 1,
    condition: 'good',
    ...values,
  })
  expect(status).toBe(201)
  return body
}

/** Backdates a stored document. */
const backdate = async (id: string, change: string) => {
  await app.pool.query(`update content.entry set ${change} where id = '${id}'`)
}

describe('what changes by itself', () => {
  const sellOut = async () => {
    const { id, lockVersion } = await madeFood()
    const { body } = await call('PATCH', `food/${id}`, { isSoldOut: true }, lockVersion)
    return body
  }

  test('sold out is remembered with its time, which nobody may set', async () => {
    const food = await sellOut()
    expect(Date.now() - Date.parse(String(food['soldOutAt']))).toBeLessThan(60_000)
    expect(issuesOf(await call('PATCH', `food/${food.id}`, { soldOutAt: null }, food.lockVersion))).toEqual(['soldOutAt:readOnly'])
    const edited = await call('PATCH', `food/${food.id}`, { calories: 200 }, food.lockVersion)
    expect(edited.body['soldOutAt']).toBe(food['soldOutAt'])
  })

  test('what was sold out on an earlier day is there again, once; what ran out today stays so', async () => {
    const [earlier, today] = [await sellOut(), await sellOut()]
    await backdate(earlier.id, `data = jsonb_set(data, '{soldOutAt}', '"${new Date(Date.now() - 2 * DAY_MS).toISOString()}"')`)
    await runJobs(app.services)
    await runJobs(app.services)
    const after = (await call('GET', `food/${earlier.id}`)).body
    expect(after).toMatchObject({ isSoldOut: false, soldOutAt: null, lockVersion: earlier.lockVersion + 1 })
    expect((await call('GET', `food/${today.id}`)).body).toMatchObject({ isSoldOut: true, lockVersion: today.lockVersion })
  })

  test('a game is new for sixty days', async () => {
    const [old, young] = [await madeGame({ isNew: true }), await madeGame({ isNew: true })]
    await backdate(old.id, `created_at = now() - interval '60 days'`)
    await backdate(young.id, `created_at = now() - interval '59 days'`)
    await runJobs(app.services)
    expect((await call('GET', `boardgame/${old.id}`)).body['isNew']).toBe(false)
    expect((await call('GET', `boardgame/${young.id}`)).body['isNew']).toBe(true)
  })
})

describe('events', () => {
  const event = (values: Readonly<Record<string, unknown>>) =>
    call('POST', 'event', { title: { ja: '会' }, category: 'beginner', applicationMethod: 'none', ...values })

  test('take applications until a day that lies ahead and not after the first session', async () => {
    const sessions = [{ date: day(5), startTime: 600, endTime: 660 }]
    expect(issuesOf(await event({ sessions, applicationDeadline: day(-1) }))).toEqual(['applicationDeadline:notBeforeToday'])
    expect(issuesOf(await event({ sessions, applicationDeadline: day(6) }))).toEqual(['applicationDeadline:maxDate'])
    const made = await event({ sessions, applicationDeadline: day(5) })
    expect(made.body).toMatchObject({ firstDay: day(5), lastDay: day(5) })
    await backdate(made.body.id, `data = jsonb_set(data, '{applicationDeadline}', '"${day(-3)}"')`)
    expect((await call('PATCH', `event/${made.body.id}`, { capacity: 8 }, made.body.lockVersion)).status).toBe(200)
  })

  test('say which session ends before it starts, and that none comes twice', async () => {
    const one = { date: day(5), startTime: 600, endTime: 660 }
    expect(issuesOf(await event({ sessions: [one, { ...one, startTime: 705 }] }))).toEqual(['sessions.1.endTime:endAfterStart'])
    expect(issuesOf(await event({ sessions: [one, one] }))).toEqual(['sessions:unique'])
    expect(issuesOf(await event({ isCancelled: true, capacity: 4, minPlayers: 5, applicationMethod: 'web' }))).toEqual([
      'applicationUrl:requiredInput',
      'cancelNotice.ja:requiredInput',
      'minPlayers:max',
    ])
  })
})

describe('the list of events', () => {
  type Listed = Readonly<Record<string, unknown>> & { readonly title: { readonly ja: string } }

  const listed = async (query = ''): Promise<readonly Listed[]> =>
    (await call('GET', `event?limit=100${query}`)).body['items'] as unknown as readonly Listed[]
  const titles = async (query = '') => (await listed(query)).map(({ title }) => title.ja).filter((title) => title.startsWith('順'))

  /** Moves the event by some days, to dates that its form rejects. */
  const onDays = async (title: string, days: readonly number[], values: Readonly<Record<string, unknown>> = {}): Promise<Json> => {
    const sessions = days.map((offset) => ({ date: day(offset), startTime: 1140, endTime: 1260 }))
    const { body } = await call('POST', 'event', {
      title: { ja: title },
      category: 'beginner',
      applicationMethod: 'none',
      sessions,
      ...values,
    })
    return body
  }

  test('puts the next session first and past ones behind, each with its state', async () => {
    await onDays('順 過去', [-40, -10])
    await onDays('順 来月', [30])
    await onDays('順 今日', [-5, 0, 20])
    await onDays('順 前日', [-1], { isCancelled: true, cancelNotice: { ja: '台風のため' } })
    await onDays('順 未定', [])
    await onDays('順 満席', [3], { isFull: true })
    expect(await titles()).toEqual(['順 今日', '順 満席', '順 来月', '順 未定', '順 前日', '順 過去'])
    expect(Object.fromEntries((await listed()).map(({ title, eventState }) => [title.ja, eventState]))).toMatchObject({
      '順 今日': 'open',
      '順 満席': 'full',
      '順 前日': 'cancelled',
      '順 過去': 'over',
    })
    expect(await titles('&filter[eventState]=full')).toEqual(['順 満席'])
    expect((await listed()).find(({ title }) => title.ja === '順 今日')?.['nextSession']).toBe(
      new Date(`${day(0)}T19:00:00+09:00`).toISOString(),
    )
  })

  test('moves on with the days, in both copies, without an edit of anybody', async () => {
    const made = await onDays('順 明日', [1, 50])
    const past = { ...made, sessions: [{ date: day(-2), startTime: 1140, endTime: 1260, openTime: null, note: { ja: null, en: null } }] }
    const { rows } = await app.pool.query<{ data: Json }>('select data from content.entry where id = $1', [made.id])
    const stale = { ...rows[0]?.data, sessions: past.sessions, lastDay: day(-2) }
    await app.pool.query(
      `update content.entry set data = $2::jsonb, published = $2::jsonb, status = 'published', published_position = position, published_slug = slug, publish_from = now() where id = $1`,
      [made.id, JSON.stringify(stale)],
    )
    await app.pool.query(`update content.entry_index set val = $2 where entry_id = $1 and field = 'lastDay'`, [made.id, day(-2)])
    const before = (await call('GET', `event/${made.id}`)).body
    expect(before).toMatchObject({ eventState: 'open', hasUnpublishedChanges: false })
    await runJobs(app.services)
    const after = (await call('GET', `event/${made.id}`)).body
    expect(after).toMatchObject({ eventState: 'over', nextSession: null, hasUnpublishedChanges: false, lockVersion: before.lockVersion })
    expect((await titles()).indexOf('順 明日')).toBeGreaterThan((await titles()).indexOf('順 未定'))
    const shown = await readPublic(`event/${String(after['slug'])}`)
    expect(shown.body).toMatchObject({ eventState: 'over' })
    expect((await call('GET', `event/${made.id}/events`)).body['items']).toHaveLength(1)
  })
})

describe('lists', () => {
  const slugsOf = (body: Readonly<Record<string, unknown>>) =>
    (body['items'] as readonly { readonly slug: string }[]).map(({ slug }) => slug)

  /** Publishes a game directly in the database, because this test does not cover its image. */
  const show = async ({ id }: Json) => {
    const { body } = await call('GET', `boardgame/${id}`)
    const image = await fetch(`${app.baseUrl}/api/v1/tenants/cafe/media`, {
      method: 'POST',
      headers: { ...app.cookies.editor, origin: app.baseUrl },
      body: picture(),
    })
    const { id: picked } = (await image.json()) as Json
    const changes = { image: picked, description: { ja: '説明' }, isPublished: true }
    expect((await call('PATCH', `boardgame/${id}`, changes, body.lockVersion)).status).toBe(200)
  }

  beforeAll(async () => {
    for (const game of [
      { slug: 'light', minPlayers: 3, maxPlayers: 6, maxMinutes: 30, weight: '1.35', genres: ['family', 'party'], titleKana: 'あ' },
      { slug: 'middle', minPlayers: 2, maxPlayers: 4, maxMinutes: 60, weight: '2.10', hasEnglishRules: true, titleKana: 'い' },
      { slug: 'heavy', minPlayers: 1, maxPlayers: 4, maxMinutes: 150, weight: '3.62', genres: ['strategy'], titleKana: 'う' },
    ])
      await show(await madeGame(game))
  })

  test.each([
    ['players=4', ['light', 'middle', 'heavy']],
    ['players=1', ['heavy']],
    ['players=5', ['light']],
    ['maxMinutes=60', ['light', 'middle']],
    ['weight=light', ['light']],
    ['weight=heavy', ['heavy']],
    ['genre=strategy,family', ['light', 'heavy']],
    ['english=true', ['middle']],
    ['english=false', ['light', 'middle', 'heavy']],
    ['players=4&maxMinutes=90&weight=medium', ['middle']],
  ])('find games by %s, for visitors and for staff', async (query, slugs) => {
    expect(slugsOf((await readPublic(`boardgame?${query}`)).body)).toEqual(slugs)
    const asked = new URLSearchParams([...new URLSearchParams(query)].map(([name, value]): [string, string] => [`filter[${name}]`, value]))
    asked.set('filter[isPublished]', 'true')
    expect(slugsOf((await call('GET', `boardgame?${asked.toString()}`)).body)).toEqual(slugs)
  })

  test.each([
    'players=0',
    'players=many',
    'players=4..5',
    'weight=1',
    'genre=opera',
    'english=yes',
    'players=4&players=5',
    'constructor=1',
  ])('refuse %s by its name', async (query) => {
    const { status, body } = await readPublic(`boardgame?${query}`)
    expect({ status, parameter: body['parameter'] }).toEqual({ status: 400, parameter: query.split('=')[0] })
  })

  test('find food without what somebody must not eat, and what there is today', async () => {
    const name = async (query: string) => {
      const { body } = await call('GET', `food?limit=100&${query}`)
      return (body['items'] as readonly Json[]).map((food) => (food['name'] as { readonly ja: string }).ja)
    }
    const [sandwich, soldOut, winter] = [await madeFood(), await madeFood(), await madeFood()]
    await call('PATCH', `food/${sandwich.id}`, { name: { ja: 'サンド' }, allergens: ['egg', 'wheat'] }, sandwich.lockVersion)
    await call('PATCH', `food/${soldOut.id}`, { name: { ja: '売切' }, isSoldOut: true }, soldOut.lockVersion)
    await call('PATCH', `food/${winter.id}`, { name: { ja: '冬' }, seasonFrom: day(3) }, winter.lockVersion)
    const safe = await name('filter[excludeAllergen]=egg,milk')
    expect(safe).not.toContain('サンド')
    expect(safe).toEqual(expect.arrayContaining(['売切', '冬']))
    const available = await name('filter[available]=true')
    expect(available).toContain('サンド')
    expect(available).not.toContain('売切')
    expect(available).not.toContain('冬')
  })
})
