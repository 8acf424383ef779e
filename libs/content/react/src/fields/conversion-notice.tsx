import type { Change } from '@captain/validation'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import notice from './notice.module.css'

const WORDS: Readonly<Record<Change, ReactNode>> = {
  halfWidth: <Trans>半角に変換しました。</Trans>,
  fullWidth: <Trans>全角カタカナに変換しました。</Trans>,
  blanks: <Trans>空白を取り除きました。</Trans>,
  form: <Trans>決まった形に整えました。</Trans>,
}

/** Announces what changed in a box on blur, in a polite live region. */
export const ConversionNotice = ({ change }: { readonly change: Change | null }) => (
  <div role="status">{change !== null && <p className={notice.notice}>{WORDS[change]}</p>}</div>
)
