import {
  defineContentType,
  defineTenant,
  text,
  type AnyField,
  type ErasedFieldMessages,
  type Fields,
  type Kind,
} from '@captain/content-core'
import type { MemberRole } from '@captain/auth-core'
import { LOCALES, type Locale } from '@captain/locale'
import { useState } from 'react'
import { shelfApi } from '../form/testing/shelf-api.ts'
import { INCLUDED, OPTION_WORDS, SAMPLES } from '../fields/testing/field-samples.ts'
import { StoryScreen, type Answering } from './story-screen.tsx'

type Variant = { readonly ja: string; readonly en: string }

const VARIANTS = {
  Empty: { ja: '空', en: 'empty' },
  Filled: { ja: '入力済み', en: 'filled' },
  Hostile: { ja: '長い値', en: 'long' },
  Wrong: { ja: '誤り', en: 'wrong' },
  Sides: { ja: '日本語と英語', en: 'both languages' },
} as const satisfies Readonly<Record<string, Variant>>

type VariantName = keyof typeof VARIANTS

const LOCALIZED: readonly Kind[] = ['text', 'longText', 'richText']

type Shown = { readonly kind: Kind; readonly variant: VariantName; readonly field: AnyField; readonly value: unknown }

const shownOf = (kind: Kind): readonly Shown[] => {
  const { make, value, hostile, wrong } = SAMPLES[kind]
  const optional = make({})
  return [
    { kind, variant: 'Empty', field: make(kind === 'boolean' ? {} : { required: true }), value: null },
    { kind, variant: 'Filled', field: optional, value },
    { kind, variant: 'Hostile', field: optional, value: hostile },
    ...(wrong === undefined ? [] : [{ kind, variant: 'Wrong', field: optional, value: wrong } as const]),
    ...(LOCALIZED.includes(kind)
      ? [{ kind, variant: 'Sides', field: make({ localized: true }), value: { ja: value, en: null } } as const]
      : []),
  ]
}

const nameOf = ({ kind, variant }: Shown): string => `${kind}${variant}`

const wordsOf = ({ kind, variant, field }: Shown, locale: Locale): ErasedFieldMessages => ({
  label: `${kind}（${VARIANTS[variant][locale]}）`,
  ...(variant === 'Filled' && { help: locale === 'ja' ? '一覧と公開ページに出ます。' : 'Shown in the list and on the public page.' }),
  ...('options' in field.config && { options: OPTION_WORDS[locale] }),
  fields: { name: { label: locale === 'ja' ? '名前' : 'Name' }, amount: { label: locale === 'ja' ? '量' : 'Amount' } },
})

const messagesOf = (kinds: readonly Kind[], shown: readonly Shown[], extra: readonly string[], locale: Locale) => ({
  tool: {
    name: locale === 'ja' ? '入力の見本' : 'Sample of inputs',
    sections: { title: locale === 'ja' ? '題' : 'Title', ...Object.fromEntries(kinds.map((kind) => [kind, kind])) },
    fields: {
      title: { label: locale === 'ja' ? '題' : 'Title' },
      ...Object.fromEntries(shown.map((one) => [nameOf(one), wordsOf(one, locale)])),
      ...Object.fromEntries(extra.map((name) => [name, { label: name }])),
    },
  },
})

const json = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

const RATES = { rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' }

/** Answers in place of the record; null falls through to the record. */
export type Answers = (url: URL, init: RequestInit) => Response | Promise<Response> | null

type FieldFormProps = {
  readonly kinds: readonly Kind[]
  /** Further fields, labelled by their names, with their values. */
  readonly extra?: Fields
  readonly values?: Readonly<Record<string, unknown>>
  readonly role?: MemberRole
  readonly answers?: Answers
}

/** The form of a record with fields of these kinds, each in every state. */
export const FieldForm = ({ kinds, extra = {}, values: given = {}, role = 'editor', answers }: FieldFormProps) => {
  const [{ tenant, messages, api }] = useState(() => {
    const shown = kinds.flatMap(shownOf)
    const fields: Fields = {
      title: text({ maxBytes: 60, required: true }),
      ...Object.fromEntries(shown.map((one) => [nameOf(one), one.field])),
      ...extra,
    }
    const tool = defineContentType({
      name: 'tool',
      workflow: 'plain',
      screens: ['list', 'new', 'edit'],
      group: 'menu',
      icon: 'forms',
      title: 'title',
      columns: ['title'],
      sections: {
        title: ['title', ...Object.keys(extra)],
        ...Object.fromEntries(kinds.map((kind) => [kind, shown.filter((one) => one.kind === kind).map(nameOf)])),
      },
      fields,
      notPersonal: Object.fromEntries(
        Object.entries(fields).flatMap(([name, { personal }]) => (personal ? [] : [[name, 'a field of a story']])),
      ),
    } as never)
    const tenant = defineTenant({
      number: 7,
      slug: 'cafe',
      names: { ja: 'カフェ', en: 'Cafe' },
      abbreviation: 'CAF',
      color: '#7A4A2B',
      contentTypes: [tool],
    })
    const [ja, en] = LOCALES.map((locale) => messagesOf(kinds, shown, Object.keys(extra), locale))
    const values = Object.fromEntries(shown.map((one) => [nameOf(one), one.value]))
    return {
      tenant,
      messages: { ja, en } as never,
      api: shelfApi({ title: '見本', state: 'plain', included: INCLUDED, ...values, ...given }),
    }
  })
  const fetch: Answering = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
    if (url.pathname.endsWith('/tax-rates')) return json(RATES)
    return (await answers?.(url, init)) ?? api.fetch(input, init)
  }
  return <StoryScreen tenant={tenant} messages={messages} type="tool" screen="edit" id={api.id()} role={role} fetch={fetch} />
}
