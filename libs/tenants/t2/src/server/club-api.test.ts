import type { AnyContentType } from '@captain/content-core'
import { SYSTEM_AUTHOR } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { startServer, type ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenant as club } from '../tenant.ts'

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }

let app: ServerUnderTest

beforeAll(async () => {
  app = await startServer()
})
afterAll(() => app.stop())

const call = async (method: string, path: string, body?: unknown, version?: number) => {
  const answer = await fetch(`${app.baseUrl}/api/v1/tenants/club/${path}`, {
    method,
    headers: {
      ...app.cookies.admin,
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

const castWorkSchedule = club.contentTypes.find(({ name }) => name === 'cast-work-schedule') as AnyContentType

const make = async (type: string, values: Readonly<Record<string, unknown>>): Promise<Json> => {
  const { status, body } = await call('POST', type, values)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const get = async (type: string, { id }: Json): Promise<Json> => (await call('GET', `${type}/${id}`)).body

const change = async (type: string, record: Json, changes: unknown) => {
  const { id, lockVersion } = await get(type, record)
  expect((await call('PATCH', `${type}/${id}`, changes, lockVersion)).status).toBe(200)
}

const yen = (amount: number) => ({ amount, taxMode: 'included', taxRate: 'standard' })

const service = (slug: string) => make('service', { name: { ja: slug }, slug, icon: '/icons/menu/star.svg' })

const plan = (of: Json, name: string, more: Readonly<Record<string, unknown>> = {}) =>
  make('price-plan', {
    name: { ja: name },
    service: of.id,
    castRanks: ['regular'],
    minutes: 60,
    price: yen(16_500),
    timeBand: 'all',
    days: ['sat'],
    isPublished: true,
    ...more,
  })

const marks = (plans: readonly Json[]) => Promise.all(plans.map(async (one) => (await get('price-plan', one))['isRecommended']))

describe('the recommended plan of a service', () => {
  test('is the first there is, and then the one that was chosen last', async () => {
    const magic = await service('magic')
    const plans = [await plan(magic, '60分'), await plan(magic, '90分'), await plan(await service('piano'), 'ピアノ')] as const
    expect(await marks(plans)).toEqual([true, false, true])
    await change('price-plan', plans[1], { isRecommended: true })
    expect(await marks(plans)).toEqual([false, true, true])
  })

  test('passes on for good when it is hidden', async () => {
    const balloons = await service('balloons')
    const plans = [await plan(balloons, '30分'), await plan(balloons, '60分', { isRecommended: true })] as const
    await change('price-plan', plans[1], { isPublished: false })
    expect(await marks(plans)).toEqual([true, false])
    await change('price-plan', plans[1], { isPublished: true })
    expect(await marks(plans)).toEqual([true, false])
  })
})

test('a copy of an area gets the next code that is free', async () => {
  const area = await make('area', {
    name: { ja: '港南' },
    slug: 'konan',
    code: 'KNA',
    prefecture: 'JP-13',
    cities: [{ name: { ja: '港南市' } }],
    transportFee: yen(1100),
    minCourseMinutes: 60,
  })
  const { status, body } = await call('POST', `area/${area.id}/duplicate`)
  expect([status, body['code']]).toEqual([201, 'KNB'])
})

test('the address of a record comes from its English name, until it is public', async () => {
  const named = (ja: string, en: string | null, code: string) =>
    make('area', { name: { ja, en }, code, prefecture: 'JP-13', cities: [{ name: { ja } }], transportFee: yen(0), minCourseMinutes: 60 })
  const first = await named('見張り台', 'Port Watch', 'PWA')
  const [taken, later] = [await named('番小屋', 'Port  watch!', 'PWB'), await named('灯台前', null, 'PWC')]
  expect([first, taken, later].map(({ slug }) => slug)).toEqual([
    'port-watch',
    expect.stringMatching(/^area-[0-9a-z]{8}$/),
    expect.stringMatching(/^area-[0-9a-z]{8}$/),
  ])
  await change('area', later, { name: { ja: '灯台前', en: 'Lighthouse' } })
  expect((await get('area', later))['slug']).toBe('lighthouse')
  await change('area', taken, { isPublished: true })
  await change('area', taken, { name: { ja: '番小屋', en: 'Guard house' } })
  expect((await get('area', taken))['slug']).toBe(taken['slug'])
})

const day = (offset: number): string => dateInTimeZone(new Date(Date.now() + offset * 86_400_000))

const area = (slug: string, code: string) =>
  make('area', {
    name: { ja: slug },
    slug,
    code,
    prefecture: 'JP-13',
    cities: [{ name: { ja: slug } }],
    transportFee: yen(0),
    minCourseMinutes: 60,
    isPublished: true,
  })

const cast = async (slug: string, areas: readonly Json[], more: Readonly<Record<string, unknown>> = {}): Promise<Json> => {
  const made = await make('cast', {
    stageName: { ja: slug },
    nameHiragana: 'るか',
    slug,
    rank: 'gold',
    services: [(await service(`of-${slug}`)).id],
    areas: areas.map(({ id }) => id),
    joinedOn: day(-100),
    birthDate: '1990-01-01',
    ...more,
  })
  // Bypasses other requirements of publishing, such as images, which these tests do not cover.
  await app.pool.query(`update content.entry set status = 'published', published = data, published_slug = slug where id = $1`, [made.id])
  return made
}

const shift = (of: Json, date: string, startTime: number, endTime: number, more: object = {}) => ({
  type: 'cast-work-schedule',
  changes: { cast: of.id, date, startTime, endTime, shiftState: 'scheduled', ...more },
})

type Saved = { readonly status: number; readonly items: readonly Json[]; readonly issues: readonly string[] }

const save = async (...changes: readonly object[]): Promise<Saved> => {
  const { status, body } = await call('POST', 'batch', { changes })
  const issues = (body['issues'] ?? []) as readonly { readonly path: string; readonly rule: string }[]
  return { status, items: (body['items'] ?? []) as readonly Json[], issues: issues.map(({ path, rule }) => `${path} ${rule}`) }
}

const read = async (path: string) => {
  const answer = await fetch(`${app.baseUrl}/api/v1/public/club/${path}`)
  return { status: answer.status, body: (await answer.json()) as { readonly items: readonly Json[] } }
}

describe('the shifts of a cast', () => {
  test('are nothing to the public as long as the cast is not', async () => {
    const nagi = await cast('nagi', [await area('nagi-bay', 'NGB')])
    const { items } = await save(shift(nagi, day(1), 1200, 1500))
    const [made] = items as readonly [Json]
    const seen = async () => {
      const [all, own, one] = [
        await read('cast-work-schedule?limit=100'),
        await read(`cast-work-schedule?filter[cast]=${nagi.id}`),
        await read(`cast-work-schedule/${made.id}`),
      ]
      return [all.body.items.some(({ id }) => id === made.id), own.body.items.length, one.status]
    }
    expect(await seen()).toEqual([true, 1, 200])
    await change('cast', nagi, { retiredOn: day(-1) })
    expect(await seen()).toEqual([false, 0, 404])
  })

  test('share no time, are two a day at most, end after 12 hours, and lie ahead', async () => {
    const luka = await cast('luka', [await area('minato', 'MNT')], { retiredOn: day(20) })
    const other = await area('elsewhere', 'ELS')
    expect(
      await save(
        shift(luka, day(1), 1080, 1320),
        shift(luka, day(1), 1305, 1500),
        shift(luka, day(2), 600, 720),
        shift(luka, day(2), 720, 840),
        shift(luka, day(2), 900, 960),
        shift(luka, day(3), 600, 1335),
        shift(luka, day(4), 600, 600),
        shift(luka, day(5), 600, 660, { areas: [other.id] }),
        shift(luka, day(-1), 600, 660),
        shift(luka, day(21), 600, 660),
        shift(luka, day(6), 1725, 1755),
      ),
    ).toMatchObject({
      status: 422,
      issues: [
        '1.startTime custom',
        '4.date custom',
        '5.endTime latestTime',
        '6.endTime endAfterStart',
        '7.areas custom',
        '8.date notBeforeToday',
        '9.date custom',
        '10.endTime latestTime',
      ],
    })
    expect((await get('cast', luka))['nextShift']).toBeNull()
    expect((await save(shift(luka, day(1), 1725, 1740))).status).toBe(200)
  })

  test('tell when a cast works next, who cannot be deleted until they are gone', async () => {
    const sayo = await cast('sayo', [await area('sayo-bay', 'SYB')])
    const { items } = await save(
      shift(sayo, day(2), 1200, 1500),
      shift(sayo, day(4), 1200, 1500),
      shift(sayo, day(1), 0, 60, { shiftState: 'off' }),
    )
    expect(items).toHaveLength(3)
    expect((await get('cast', sayo))['nextShift']).toBe(day(2))
    const found = async (query: string) =>
      ((await call('GET', `cast?${query}`)).body as unknown as { readonly items: readonly Json[] }).items
    expect(await found(`filter[workingOn]=${day(4)}`)).toMatchObject([{ id: sayo.id }])
    expect(await found(`filter[workingOn]=${day(1)}`)).not.toContainEqual(expect.objectContaining({ id: sayo.id }))
    expect(await call('DELETE', `cast/${sayo.id}`)).toMatchObject({ status: 409, body: { code: 'shifts-ahead' } })
    const asked = (await call('GET', `cast/${sayo.id}/used-by`)).body
    expect(asked).toMatchObject({ refusal: { code: 'shifts-ahead', message: expect.stringContaining('これからの出勤') } })
    expect((await get('cast', sayo))['deletedAt']).toBeNull()
    const [first, second] = items as readonly [Json, Json]
    const gone = ({ id, lockVersion }: Json) => ({ type: 'cast-work-schedule', id, lockVersion, remove: true })
    expect((await save(gone(first), shift(sayo, day(2), 1260, 1500))).status).toBe(200)
    const [moved] = (await call('GET', `cast-work-schedule?filter[cast]=${sayo.id}&filter[date]=${day(2)}..${day(2)}`)).body[
      'items'
    ] as readonly [Json]
    expect((await save(gone(moved), gone(second))).status).toBe(200)
    expect((await get('cast', sayo))['nextShift']).toBeNull()
    expect((await call('DELETE', `cast/${sayo.id}`)).status).toBe(204)
  })

  test('of the past stay as they are, unless their cast goes', async () => {
    const mado = await cast('mado', [await area('mado-bay', 'MDB')])
    // Only the server can write dates in the past.
    const past = await app.services.store
      .forTenant(SYSTEM_AUTHOR, club)
      .write((tx) => tx.tools.create(tx, castWorkSchedule, shift(mado, day(-2), 600, 660).changes))
    expect(await call('DELETE', `cast-work-schedule/${past.id}`)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'date', rule: 'notBeforeToday' }] },
    })
    const gone = { type: 'cast-work-schedule', id: past.id, lockVersion: past.lock_version, remove: true }
    expect(await save(shift(mado, day(1), 600, 660), gone)).toMatchObject({ status: 422, issues: ['1.date notBeforeToday'] })
    expect((await get('cast-work-schedule', past as unknown as Json))['date']).toBe(day(-2))
    expect((await call('DELETE', `cast/${mado.id}`)).status).toBe(204)
    expect((await get('cast-work-schedule', past as unknown as Json))['deletedAt']).not.toBeNull()
  })

  test('are told to the public by day, by area and by cast', async () => {
    const [bay, hill] = [await area('bay', 'BAY'), await area('hill', 'HIL')]
    const haru = await cast('haru', [bay, hill])
    await save(
      shift(haru, day(0), 0, 600, { areas: [bay.id], note: '裏口から' }),
      shift(haru, day(0), 600, 660, { shiftState: 'off' }),
      shift(haru, day(9), 600, 660, { shiftState: 'tentative' }),
    )
    const today = { cast: { slug: 'haru' }, shifts: [{ startTime: 0, endTime: 600, shiftState: 'scheduled' }] }
    expect((await read('schedule')).body).toMatchObject({ items: [today] })
    expect((await read('area/bay/casts')).body.items).toMatchObject([today])
    expect((await read('area/hill/casts')).body.items).toEqual([])
    expect((await read(`schedule?date=${day(9)}&area=hill`)).body.items).toMatchObject([{ cast: { id: haru.id } }])
    expect((await read('cast/haru/schedule')).body.items).toMatchObject([{ date: day(0) }, { date: day(0) }, { date: day(9) }])
    expect((await read(`cast/haru/schedule?month=${day(0).slice(0, 7)}`)).body).toMatchObject({ from: `${day(0).slice(0, 7)}-01` })
    expect(JSON.stringify((await read('schedule')).body)).not.toContain('裏口')
    expect((await read(`cast?workingOn=${day(9)}`)).body.items).toMatchObject([{ id: haru.id, nextShift: day(0) }])
    for (const [path, status] of [
      ['schedule?date=2026-02-30', 400],
      ['schedule?area=nowhere', 404],
      ['cast/nobody/schedule', 404],
      ['cast/haru/schedule?month=2026-13', 400],
      ['holidays?month=x', 400],
    ] as const)
      expect((await read(path)).status, path).toBe(status)
  })
})
