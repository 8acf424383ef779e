import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type HomeLinkProps = { readonly className?: string; readonly children: ReactNode }

/** To the public home page in the current language: another app, hence a plain link. */
export const HomeLink = ({ className, children }: HomeLinkProps) => {
  const { i18n } = useLingui()
  return (
    <a className={className} href={i18n.locale === 'en' ? '/en' : '/'}>
      {children}
    </a>
  )
}
