import { isLocale, LOCALES, type Locale } from '@captain/locale'
import { createSharedValue, useSharedValue } from '@captain/ui'
import { createContext, use } from 'react'

/** The languages that a writing screen shows: one, or both side by side. */
export type ShownLanguages = Locale | 'both'

/** Whether the form shows the public page next to it. */
export const preview = createSharedValue(false)

/** Whether everything but the page is hidden. */
export const calm = createSharedValue(false)

let isKept = false

/** Lets the next writing screen go on as this one looks: a new record was stored and opens on its own screen. */
export const keepWritingView = (): void => {
  isKept = true
}

/** Ends the preview and the focus mode with the screen that is left, unless `keepWritingView` was called for the next. */
export const leaveWritingView = (): void => {
  if (!isKept) {
    preview.set(false)
    calm.set(false)
  }
  isKept = false
}

const KEY = 'captain-written-language'

const stored = (): ShownLanguages => {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'both' || isLocale(value) ? value : 'ja'
  } catch {
    return 'ja'
  }
}

const shown = createSharedValue<ShownLanguages>(stored())

/** Shows other languages in all writing screens of this browser. */
export const showLanguages = (languages: ShownLanguages): void => {
  shown.set(languages)
  try {
    localStorage.setItem(KEY, languages)
  } catch {
    // Without storage, the choice ends with the page.
  }
}

/** Whether a form is a writing screen, which shows the languages that were chosen; other forms show both. */
export const WritingContext = createContext(false)

/** Returns the languages whose inputs are visible here. */
export const useShownLanguages = (): ShownLanguages => {
  const chosen = useSharedValue(shown)
  return use(WritingContext) ? chosen : 'both'
}

/** Makes the input of a path visible: its language, the fold that it is in, and the rail. */
export const reveal = (element: Element, path: string): void => {
  const lang = LOCALES.find((one) => path.split('.').includes(one))
  if (lang !== undefined && shown.get() !== 'both') showLanguages(lang)
  for (let fold = element.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
  preview.set(false)
}
