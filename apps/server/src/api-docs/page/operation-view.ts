import type { DescribedOperation } from '@captain/auth-server'
import type { ApiDescription, ProblemCode } from '@captain/content-server'
import { html } from 'hono/html'
import { jsonText, listing, prose, type Html } from './markup.ts'
import { whoMay, type PageWords } from './page-words.ts'
import { clientSample, curlSample } from './samples.ts'
import { referredName, shapeText } from './shape-text.ts'
import { shapeTable } from './shape-view.ts'

/** What every view of a page works with. */
export type PageApi = {
  readonly api: ApiDescription
  readonly words: PageWords
  readonly codes: ReadonlyMap<string, ProblemCode>
  readonly baseUrl: string
}

const parametersOf = ({ parameters }: DescribedOperation, words: PageWords): Html | string =>
  parameters.length === 0
    ? ''
    : html`
        <h3>${words.parameters}</h3>
        <dl class="terms">
          ${parameters.map(
            ({ name, in: place, description, schema, isRequired }) => html`
              <div>
                <dt>
                  <code>${name}</code> <span class="place">${words.place[place]}</span>
                  ${isRequired ? html`<span class="mark">${words.required}</span>` : ''}
                </dt>
                <dd>${prose(description)} <code class="shape">${shapeText(schema)}</code></dd>
              </div>
            `,
          )}
        </dl>
      `

const bodyOf = (operation: DescribedOperation, { api, words }: PageApi): Html | string => {
  const { body, id } = operation
  if (body === undefined) return ''
  return html`
    <h3>${words.body}</h3>
    ${body.mediaType === undefined ? '' : html`<p><code>${body.mediaType}</code></p>`}
    ${
      body.example === undefined
        ? shapeTable(body.schema, `${id} ${words.body}`, api, words)
        : html`
            <details class="inner">
              <summary>${words.fields}</summary>
              ${shapeTable(body.schema, `${id} ${words.body}`, api, words)}
            </details>
            ${listing(`${id} ${words.example}`, jsonText(body.example))}
          `
    }
  `
}

const answersOf = ({ id, answers, answerHeaders = [] }: DescribedOperation, { api, words }: PageApi): Html => html`
  <h3>${words.answers}</h3>
  <dl class="terms">
    ${Object.entries(answers).map(
      ([status, body]) => html`
        <div>
          <dt><code>${status}</code></dt>
          <dd>
            ${
              body === null
                ? words.noBody
                : html`<code class="shape">${body.mediaType ?? shapeText(body.schema)}</code> ${
                      referredName(body.schema) === null && body.mediaType === undefined && body.schema['properties'] !== undefined
                        ? shapeTable(body.schema, `${id} ${status} ${words.answers}`, api, words)
                        : ''
                    }`
            }
            ${Number(status) < 300 && answerHeaders.length > 0 ? html`<span class="note">${answerHeaders.join(', ')}</span>` : ''}
          </dd>
        </div>
      `,
    )}
  </dl>
`

const problemsOf = ({ problems }: DescribedOperation, { words, codes }: PageApi): Html | string =>
  problems.length === 0
    ? ''
    : html`
        <h3>${words.problems}</h3>
        <dl class="terms">
          ${problems
            .flatMap((code) => codes.get(code) ?? [])
            .toSorted((one, other) => one.status - other.status)
            .map(
              ({ code, status, title }) => html`
                <div>
                  <dt><code>${status}</code> <code>${code}</code></dt>
                  <dd>${title}</dd>
                </div>
              `,
            )}
        </dl>
      `

/** One operation, folded up until it is opened. */
export const operationView = (operation: DescribedOperation, page: PageApi): Html => {
  const { id, method, path, summary, details, guard, keyScopes } = operation
  const { words, baseUrl } = page
  const client = clientSample(operation)
  return html`
    <details class="operation">
      <summary>
        <span class="method ${method.toLowerCase()}">${method}</span>
        <span class="what"><span class="summary">${summary}</span><code class="path">${path}</code></span>
      </summary>
      <div class="inside" id="${id}">
        ${details === undefined ? '' : html`<p>${prose(details)}</p>`}
        <p class="who">
          ${words.who}:
          ${whoMay(words, guard)}${keyScopes === undefined ? '' : html` / ${words.key}: <code>${keyScopes.join(' + ')}</code>`}
        </p>
        ${parametersOf(operation, words)} ${bodyOf(operation, page)} ${answersOf(operation, page)} ${problemsOf(operation, page)}
        <h3>${words.curl}</h3>
        ${listing(`${id} curl`, curlSample(operation, baseUrl))}
        ${
          client === null
            ? ''
            : html`<h3>${words.client}</h3>
                ${listing(`${id} ${words.client}`, client)}`
        }
      </div>
    </details>
  `
}
