import { canonicalPrefix, localizePath } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import classes from './language-switch.module.css'

/** Links to the same page in the other language. It is a link so that users can open it in a new tab. */
export const LanguageSwitch = () => {
  const { i18n } = useLingui()
  const router = useRouter()
  const path = useRouterState({ select: (state) => `${state.location.pathname}${state.location.searchStr}` })
  const toJapanese = i18n.locale === 'en'
  const href = localizePath(path, canonicalPrefix(toJapanese ? 'ja' : 'en'))

  const change = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    router.history.push(href)
  }

  return (
    <a className={classes.root} href={href} hrefLang={toJapanese ? 'ja' : 'en'} lang={toJapanese ? 'ja' : 'en'} onClick={change}>
      {toJapanese ? '日本語' : 'English'}
    </a>
  )
}
