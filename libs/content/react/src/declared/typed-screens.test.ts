import type { LinksOf, ListedRecordOf, ListResponse, NameIn, RecordOf, TypeIn } from '@captain/content-core'
import { expectTypeOf, it } from 'vitest'
import { defineScreens, type DefinedScreens, type ScreenProps } from './define-screens.ts'
import type { RowAction, RowActions } from '../list/row-action.ts'
import { inputsFor } from './inputs-for.ts'
import { formActionsFor, rowActionsFor } from './record-actions-for.ts'
import { tenant } from './tea-house-under-test.ts'
import { useTenant } from './use-tenant.ts'

/** Statements for the compiler only; what it rejects in them is rejected where captain loads the tenant, too. */
const compiled = (_statements: () => unknown): void => undefined

const load = async () => ({ Screen: () => null })

it('a misspelt content type, screen or parameter does not compile', () => {
  expectTypeOf(defineScreens(tenant, {})).toEqualTypeOf<DefinedScreens<'tea-house'>>()
  expectTypeOf<ScreenProps<typeof tenant, 'tea', 'edit'>['params']['id']>().toEqualTypeOf<string>()
  expectTypeOf<ScreenProps<typeof tenant, 'room', 'new'>['params']['parent']>().toEqualTypeOf<string>()
  expectTypeOf<ScreenProps<typeof tenant, 'tea', 'list'>['params']>().not.toHaveProperty('id')
  compiled(() => [
    // @ts-expect-error there is no content type `teea`
    defineScreens(tenant, { teea: { list: load } }),
    // @ts-expect-error teas have no settings
    defineScreens(tenant, { tea: { settings: load } }),
    defineScreens(tenant, { tea: { edit: async () => ({ Screen: ({ params }) => params.id }) } }),
    // @ts-expect-error a list has no record
    defineScreens(tenant, { tea: { list: async () => ({ Screen: ({ params }) => params.id }) } }),
  ])
})

it('the calls, links and labels of a tenant have the names of its declaration', () =>
  compiled(() => {
    const { client, batch, links, queries, labels, read } = useTenant(tenant)
    expectTypeOf(read('/today')).resolves.toEqualTypeOf<{ readonly isOpen: boolean }>()
    expectTypeOf(read('/house/:sign/rooms', { sign: 'a' })).resolves.toBeUnknown()
    expectTypeOf<keyof LinksOf<typeof tenant>>().toEqualTypeOf<NameIn<typeof tenant>>()
    expectTypeOf(links.room.list).parameters.toEqualTypeOf<[parent: string]>()
    expectTypeOf(client.tea.get).returns.resolves.toExtend<RecordOf<TypeIn<typeof tenant, 'tea'>>>()
    expectTypeOf(client.tea.list).returns.resolves.toExtend<ListResponse<ListedRecordOf<TypeIn<typeof tenant, 'tea'>>>>()
    expectTypeOf(queries.house.record('1').queryFn).not.toBeAny()
    // @ts-expect-error lists do not return `steep`
    void client.tea.list().then(({ items }) => items[0]?.steep)
    // @ts-expect-error lists do not return `steep`
    queries.tea.list({}).select = (found) => found.items[0]?.steep
    void client.tea.list().then(({ items }) => items[0]?.isPublished)
    return [
      // @ts-expect-error there is no public query `/tody`
      read('/tody'),
      // @ts-expect-error the query does not take it
      read('/today', { mont: '2026-12' }),
      // @ts-expect-error the path needs a sign
      read('/house/:sign/rooms'),
      // @ts-expect-error there is no content type `teea`
      client.teea,
      // @ts-expect-error there is no field `steeep`
      client.tea.update('1', 1, { steeep: 3 }),
      // @ts-expect-error a text is no number
      client.tea.update('1', 1, { steep: 'three minutes' }),
      // @ts-expect-error a switch has no transition
      client.tea.transition('1', 1, 'publish'),
      // @ts-expect-error there is no field `naem`
      client.tea.isTaken('naem', 'Sencha'),
      // @ts-expect-error there is no field `sgin`
      batch.save([{ type: 'house', changes: { sgin: '' } }]),
      // @ts-expect-error houses have no creation screen
      links.house.new(),
      // @ts-expect-error the form needs a record
      links.tea.edit(),
      // @ts-expect-error there is no content type `hous`
      queries.hous,
      // @ts-expect-error there is no field `knid`
      labels.tea.fieldLabel('knid'),
      // @ts-expect-error there is no option `white`
      labels.tea.optionLabel('kind', 'white'),
      labels.tea.optionLabel('kind', 'green'),
      labels.house.sectionLabel('basic'),
    ]
  }))

it('inputs and actions have the fields of their type', () =>
  compiled(() => [
    rowActionsFor(tenant, 'tea', [
      { label: '', icon: null, onSelect: ({ isSoldOut }) => expectTypeOf(isSoldOut).toEqualTypeOf<boolean>() },
    ]),
    expectTypeOf<readonly RowAction[]>().not.toExtend<RowActions>(),
    // @ts-expect-error lists do not return `steep`
    rowActionsFor(tenant, 'tea', [{ label: '', icon: null, onSelect: ({ steep }) => void steep }]),
    formActionsFor(tenant, 'tea', ({ steep }) => steep),
    // @ts-expect-error there is no field `steeep`
    rowActionsFor(tenant, 'tea', [{ label: '', icon: null, onSelect: ({ steeep }) => void steeep }]),
    formActionsFor(tenant, 'house', ({ sign }) => sign),
    // @ts-expect-error there is no content type `hous`
    formActionsFor(tenant, 'hous', () => null),
    inputsFor(tenant, 'tea', { name: { Input: ({ field }) => field.config.maxBytes, shape: 'control', room: 'full', issues: 'own' } }),
    // @ts-expect-error a switch has no maximum length
    inputsFor(tenant, 'tea', { isSoldOut: { Input: ({ field }) => field.config.maxBytes, shape: 'switch', room: 'full', issues: 'own' } }),
    // @ts-expect-error there is no field `naem`
    inputsFor(tenant, 'tea', { naem: undefined }),
  ]))
