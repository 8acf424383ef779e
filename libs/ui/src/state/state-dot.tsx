import { useLingui } from '@lingui/react/macro'
import classes from './state-dot.module.css'

/** All states of records that screens show. */
export const STATE_NAMES = [
  'draft',
  'published',
  'scheduled',
  'expired',
  'archived',
  'on',
  'off',
  'inForce',
  'superseded',
  'withdrawn',
  'new',
  'inProgress',
  'done',
  'spam',
  'pendingPayment',
  'paid',
  'preparing',
  'shipped',
  'delivered',
  'returnRequested',
  'refunded',
  'cancelled',
] as const

export type StateName = (typeof STATE_NAMES)[number]

/** Returns whether screens show the state; `plain` is not shown. */
export const isStateName = (state: string | undefined): state is StateName => STATE_NAMES.some((name) => name === state)

/** Returns the label of every state in the language of the screen. */
const useStateWords = (): Readonly<Record<StateName, string>> => {
  const { t } = useLingui()
  return {
    draft: t`下書き`,
    published: t`公開中`,
    scheduled: t`公開予約`,
    expired: t`公開終了`,
    archived: t`アーカイブ`,
    on: t`公開中`,
    off: t`非公開`,
    inForce: t`施行中`,
    superseded: t`旧版`,
    withdrawn: t`取下げ`,
    new: t`未対応`,
    inProgress: t`対応中`,
    done: t`対応済み`,
    spam: t`迷惑メール`,
    pendingPayment: t`入金待ち`,
    paid: t`発送待ち`,
    preparing: t`発送準備中`,
    shipped: t`発送済`,
    delivered: t`配達完了`,
    returnRequested: t`返品受付`,
    refunded: t`返金済`,
    cancelled: t`取消`,
  }
}

/** Renders the state of a record: a dot that differs in shape and colour, and its label. `label` replaces the default text. */
export const StateDot = ({ state, label }: { readonly state: StateName; readonly label?: string }) => {
  const word = useStateWords()[state]
  return (
    <span className={classes.root} data-state={state}>
      <span className={classes.dot} aria-hidden />
      {label ?? word}
    </span>
  )
}
