import type { JsonSchema } from '@captain/http-server'
import type { ApiDescription } from '@captain/content-server'
import { html } from 'hono/html'
import { listing, prose, type Html } from './markup.ts'
import type { PageWords } from './page-words.ts'
import { objectIn, referredName, shapeText } from './shape-text.ts'

/** Groups within groups are told this deep. */
const DEPTH = 2

const isShared = (schema: JsonSchema): boolean =>
  referredName(schema) !== null || ((schema['anyOf'] ?? []) as readonly JsonSchema[]).some((one) => referredName(one) !== null)

const limits = (schema: JsonSchema): string =>
  [
    ['minLength', '≥'],
    ['maxLength', '≤'],
    ['minimum', '≥'],
    ['maximum', '≤'],
    ['minItems', '≥'],
    ['maxItems', '≤'],
  ]
    .flatMap(([keyword = '', sign]) => (schema[keyword] === undefined ? [] : [`${sign} ${schema[keyword] as number}`]))
    .join(', ')

const labelled = (schema: JsonSchema): string => {
  const labels = schema['x-labels'] as Readonly<Record<string, string>> | undefined
  return labels === undefined
    ? ''
    : Object.entries(labels)
        .map(([value, label]) => `${value} = ${label}`)
        .join(' / ')
}

type Shown = { readonly api: ApiDescription; readonly words: PageWords; readonly depth: number; readonly path: string }

const row = (name: string, schema: JsonSchema, isRequired: boolean, { words, path, depth }: Shown): Html => html`
  <tr>
    <th scope="row" data-depth="${depth}"><code>${path}${name}</code></th>
    <td>
      <code>${shapeText(schema)}</code>
      ${isRequired ? html`<span class="mark">${words.required}</span>` : ''}
      ${schema['readOnly'] === true ? html`<span class="mark quiet">${words.readOnly}</span>` : ''}
    </td>
    <td>
      ${[schema['title'], schema['description'], labelled(schema), limits(schema)]
        .filter((text) => typeof text === 'string' && text !== '')
        .map((text, place) => html`<span class="${place === 0 ? 'label' : 'note'}">${prose(String(text))}</span>`)}
    </td>
  </tr>
`

const isTwoLanguages = (schema: JsonSchema): boolean => Object.keys((schema['properties'] ?? {}) as object).join() === 'ja,en'

const rows = (object: JsonSchema, shown: Shown): readonly Html[] => {
  const properties = object['properties'] as Readonly<Record<string, JsonSchema>>
  const required = (object['required'] ?? []) as readonly string[]
  return Object.entries(properties).flatMap(([name, schema]) => {
    const inner = isShared(schema) || isTwoLanguages(schema) || shown.depth >= DEPTH ? null : objectIn(schema, shown.api)
    const mark = schema['type'] === 'array' ? '[].' : '.'
    const own = row(name, schema, required.includes(name), shown)
    return inner === null ? [own] : [own, ...rows(inner, { ...shown, depth: shown.depth + 1, path: `${shown.path}${name}${mark}` })]
  })
}

/** The properties of an object in a table, those of objects in it below it. */
export const shapeTable = (schema: JsonSchema, label: string, api: ApiDescription, words: PageWords): Html => {
  const object = objectIn(schema, api)
  if (object === null) return listing(label, shapeText(schema))
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label="${label}">
      <table>
        <thead>
          <tr>
            <th scope="col">${words.name}</th>
            <th scope="col">${words.shape}</th>
            <th scope="col">${words.about}</th>
          </tr>
        </thead>
        <tbody>
          ${rows(object, { api, words, depth: 0, path: '' })}
        </tbody>
      </table>
    </div>
  `
}
