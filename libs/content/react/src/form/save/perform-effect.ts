import type { RecordResponse } from '@captain/content-core'
import type { Content } from '../../content-context.tsx'
import type { ContentCache } from '../../queries.ts'
import { focusPath } from '../focus-path.ts'
import { isPublishedByTransition } from '../is-published-by-transition.ts'
import type { RecordForm } from '../use-record-form.ts'
import { refusalOf } from './failure.ts'
import type { Dispatch, OuterEffect } from './saving-machine.ts'
import type { Command, RequestEffect } from './saving-states.ts'

type Services = {
  readonly form: RecordForm
  readonly client: Content['client']
  readonly cache: ContentCache
  /** Resolves to false if the user cancels the save. */
  readonly confirmSave: () => Promise<boolean>
}

const send = (effect: RequestEffect, client: Services['client']): Promise<RecordResponse> => {
  switch (effect.type) {
    case 'create':
      return client.create(effect.values, { idempotencyKey: effect.idempotencyKey })
    case 'update':
      return client.update(effect.id, effect.lockVersion, effect.values)
    case 'transition':
      return client.transition(effect.id, effect.lockVersion, effect.transition)
    case 'get':
      return client.get(effect.id)
  }
}

const flush = async (form: RecordForm, command: Command, dispatch: Dispatch): Promise<void> => {
  try {
    await form.flush()
    dispatch({ type: 'flushed', command })
  } catch (error) {
    dispatch({ type: 'flushFailed', command, refusal: refusalOf(error) })
  }
}

const request = async (effect: RequestEffect, client: Services['client'], dispatch: Dispatch): Promise<void> => {
  try {
    const record = await send(effect, client)
    dispatch({ type: 'answered', record })
  } catch (error) {
    dispatch({ type: 'failed', refusal: refusalOf(error) })
  }
}

/** Runs an effect of saving on the form, the API client, the query cache and the screen. */
export const performEffect = (effect: OuterEffect, { form, client, cache, confirmSave }: Services, dispatch: Dispatch): void => {
  const { shared, checks } = form
  switch (effect.type) {
    case 'flush':
      return void flush(form, effect.command, dispatch)
    case 'check': {
      const isPublication = effect.command.kind === 'check' && isPublishedByTransition(shared.contentType)
      return dispatch({ type: 'checked', issueCount: checks.all(isPublication ? 'publish' : undefined).length })
    }
    case 'confirm':
      return void confirmSave().then((isConfirmed) => dispatch({ type: 'confirmed', isConfirmed }))
    case 'create':
    case 'update':
    case 'transition':
    case 'get':
      return void request(effect, client, dispatch)
    case 'resetTo':
      return form.resetTo(effect.record, effect.values)
    case 'learnLabels':
      return shared.known.addAll(effect.record.included)
    case 'cache':
      return void cache.saved(effect.record)
    case 'clearDraft':
      return form.draft.clear()
    case 'showIssues':
      return shared.issues.set(effect.issues.map(({ path, rule, params, message }) => ({ path, rule, params, message, source: 'server' })))
    case 'focusIssue':
      return focusPath(shared.formId, shared.issues)
  }
}
