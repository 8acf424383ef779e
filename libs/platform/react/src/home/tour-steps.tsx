import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export type TourStep = {
  readonly key: string
  /** Selector of the element that the step explains. */
  readonly target: string
  readonly title: ReactNode
  readonly text: ReactNode
}

/** The steps of the tour for new users, in the order of the page. */
export const TOUR: readonly TourStep[] = [
  {
    key: 'needs',
    target: '[data-tour="needs"]',
    title: <Trans>今日やることは、ここに集まります</Trans>,
    text: (
      <Trans>
        問い合わせや注文、公開前の下書きを、所属するすべてのサイトから集めて表示します。押すと、その条件で絞り込んだ一覧が開きます。
      </Trans>
    ),
  },
  {
    key: 'tenants',
    target: '[data-tour="tenants"]',
    title: <Trans>サイトを選んで仕事を始めます</Trans>,
    text: <Trans>サイトを開くと、左のメニューがそのサイトのものに変わります。色とマークで、今どのサイトにいるかがわかります。</Trans>,
  },
  {
    key: 'menu',
    target: 'aside nav a[href$="/captain/article"]',
    title: <Trans>手順やお知らせは[スタッフ向け記事]に</Trans>,
    text: <Trans>運営からのお知らせと、操作の手順を読めます。未読の記事は、ホームにも表示されます。</Trans>,
  },
  {
    key: 'account',
    target: 'header button[aria-haspopup="menu"]',
    title: <Trans>プロフィールとこの案内は、右上から</Trans>,
    text: <Trans>名前やパスキーの設定は[プロフィール]で変えられます。この案内も、同じメニューからもう一度見られます。</Trans>,
  },
]
