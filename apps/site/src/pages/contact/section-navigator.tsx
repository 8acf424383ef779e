import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldIssue } from '@captain/content-core'
import type { ReactNode } from 'react'
import { SECTION_NAMES, sectionOf } from '../../contact-form/contact-fields.ts'
import { useSectionNames } from './use-section-names.ts'

type SectionNavigatorProps = { readonly isConfirming: boolean; readonly issues: readonly FieldIssue[] }

/** The sections of the form with the current one. Sections with errors are red and have a text mark. */
export function SectionNavigator({ isConfirming, issues }: SectionNavigatorProps) {
  const { t } = useLingui()
  const names = useSectionNames()
  const wrong = new Set(issues.map(({ path }) => sectionOf(path)))
  const current = isConfirming ? 'confirm' : (SECTION_NAMES.find((name) => wrong.has(name)) ?? 'kind')
  return (
    <nav className="section-navigator" aria-label={t`入力の流れ`}>
      <ol>
        {[...SECTION_NAMES, 'confirm' as const].map((name) => (
          <li key={name} data-step={name} data-wrong={(name !== 'confirm' && wrong.has(name)) || undefined}>
            <StepName name={name} isCurrent={name === current} isLink={!isConfirming && name !== 'confirm'}>
              {names[name]}
              {name !== 'confirm' && (
                <span className="visually-hidden step-trouble" hidden={!wrong.has(name)}>
                  <Trans>（入力内容の確認が必要です）</Trans>
                </span>
              )}
            </StepName>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepNameProps = { readonly name: string; readonly isCurrent: boolean; readonly isLink: boolean; readonly children: ReactNode }

function StepName({ name, isCurrent, isLink, children }: StepNameProps) {
  const current = isCurrent ? ('step' as const) : undefined
  return isLink ? (
    <a href={`#contact-section-${name}`} aria-current={current}>
      {children}
    </a>
  ) : (
    <span aria-current={current}>{children}</span>
  )
}
