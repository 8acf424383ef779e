import { HttpError } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useForm } from '../../form-context.ts'
import { typedTextsOf } from '../typed-texts.ts'
import type { FormStore } from '../../use-form-values.ts'
import { morph } from './morph.ts'

/** Time in ms after the first change before the page is requested, so that a burst of changes is one request. */
const PAUSE = 40

type LivePage = {
  /** What the frame loads first, with the styles: the page of the stored record, or that of a new one once there is one. */
  readonly source: { readonly src: string } | { readonly srcDoc: string }
  readonly error: HttpError | null
  /** Shows the typed values now: after the frame has loaded, and to try again. */
  readonly update: () => void
}

/** Links would leave the page that is being written; those within it work. */
const stayOnPage = (event: Event): void => {
  const { target } = event
  const link =
    target !== null && 'closest' in target && typeof target.closest === 'function' ? (target as Element).closest('a[href]') : null
  if (link !== null && link.getAttribute('href')?.startsWith('#') !== true) event.preventDefault()
}

const showIn = (shown: Document, html: string): void => {
  const wanted = new DOMParser().parseFromString(html, 'text/html')
  shown.documentElement.lang = wanted.documentElement.lang
  shown.title = wanted.title
  morph(shown.body, wanted.body)
  shown.addEventListener('click', stayOnPage, true)
}

/** Keeps the page in a frame equal to the values of the form: one request at a time, and after it one with everything typed since. */
export const useLivePage = (store: FormStore, lang: Locale, frame: RefObject<HTMLIFrameElement | null>): LivePage => {
  const { tenant, contentType, http } = useContent()
  const { recordId } = useForm()
  const path = `/api/v1/tenants/${tenant.slug}/${contentType.name}${recordId === null ? '' : `/${recordId}`}/preview`
  const [first] = useState(lang)
  const [firstPage, setFirstPage] = useState('')
  const [error, setError] = useState<HttpError | null>(null)
  const request = useRef<() => void>(() => undefined)
  useEffect(() => {
    let isOver = false
    let isRunning = false
    let isAsked = false
    let timer: ReturnType<typeof setTimeout> | null = null
    const texts = typedTextsOf(store)
    const run = async (): Promise<void> => {
      isAsked = isRunning
      if (isRunning) return
      isRunning = true
      try {
        const html = await http.post<string>(`${path}?locale=${lang}`, {
          body: await texts.valuesWith(store.all()),
          headers: { accept: 'text/html' },
        })
        const shown = frame.current?.contentDocument
        if (isOver || shown === null || shown === undefined) return
        if (shown.body.childElementCount === 0) setFirstPage(html)
        else showIn(shown, html)
        setError(null)
      } catch (failure) {
        if (isOver || !(failure instanceof HttpError)) return
        setError(failure)
      } finally {
        isRunning = false
      }
      if (isAsked) await run()
    }
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = null
        void run()
      }, PAUSE)
    }
    request.current = () => void run()
    const stops = [store.subscribe(soon), texts.subscribe(soon)]
    if (frame.current?.contentDocument?.readyState === 'complete') void run()
    return () => {
      isOver = true
      if (timer !== null) clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [frame, http, lang, path, store])
  const source = recordId === null ? { srcDoc: firstPage } : { src: `${path}?locale=${first}` }
  return { source, error, update: () => request.current() }
}
