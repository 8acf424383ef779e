import { contentTypeOf } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { useHref } from '../use-href.ts'
import type { Failure } from './failure.ts'
import classes from './failure-line.module.css'

/** Why a save was rejected and what to do, in one line by the button. */
export const FailureLine = ({ failure }: { readonly failure: Failure }) => {
  const { typeName } = useLabels()
  const { tenant, contentType } = useContent()
  const href = useHref()
  const draft = failure.kind === 'draftExists' ? href(untypedPath(tenant, contentType, 'edit', { id: failure.id })) : ''
  return (
    <p className={classes.line} role="alert">
      <Reason failure={failure} typeName={typeName} signIn={href('/auth/login')} draft={draft} />
    </p>
  )
}

const CONFLICT = 409
/** Status of an error of the page itself. */
const OF_PAGE = 0

/** Links to the records that prevent the write. */
const NamedRecords = ({ failure: { records = [] } }: { readonly failure: Extract<Failure, { readonly kind: 'other' }> }) => {
  const { tenant, locale } = useContent()
  const href = useHref()
  return records.map(({ type: typeName, id, title }) => {
    const type = contentTypeOf(tenant, typeName)
    const name = title[locale] ?? title.ja ?? id
    return (
      <Fragment key={id}>
        {' '}
        {type === null ? (
          name
        ) : (
          <a className={classes.link} href={href(untypedPath(tenant, type, 'edit', { id }))} target="_blank" rel="noreferrer">
            {name}
          </a>
        )}
      </Fragment>
    )
  })
}

type ReasonProps = { readonly failure: Failure; readonly typeName: string; readonly signIn: string; readonly draft: string }

const Reason = ({ failure, typeName, signIn, draft }: ReasonProps) => {
  switch (failure.kind) {
    case 'invalid': {
      const { count } = failure
      return <Trans>{count}か所の入力を確認してください。</Trans>
    }
    case 'conflict':
      return failure.author === 'self' ? (
        <Trans>同じ項目を別のタブでも変更しました。もう一度保存して、どちらを残すか選んでください。</Trans>
      ) : (
        <Trans>同じ項目をほかの人も変更しました。もう一度保存して、どちらを残すか選んでください。</Trans>
      )
    case 'session':
      return (
        <>
          <Trans>ログインの有効期限が切れました。入力した内容はこの端末に残っています。</Trans>{' '}
          <a className={classes.link} href={signIn} target="_blank" rel="noreferrer">
            <Trans>別のタブでログイン</Trans>
          </a>{' '}
          <Trans>してから、もう一度保存してください。</Trans>
        </>
      )
    case 'network':
      return <Trans>通信できませんでした。入力した内容はこの端末に残っています。接続を確認して、もう一度保存してください。</Trans>
    case 'gone':
      return <Trans>この{typeName}は削除されたため、保存できません。ごみ箱から戻すと保存できます。</Trans>
    case 'forbidden':
      return <Trans>この{typeName}を変更する権限がありません。テナントの管理者に確認してください。</Trans>
    case 'locked':
      return <Trans>この版はすでに公開されたため、変更できません。ページを読み込み直し、新しい版として複製してください。</Trans>
    case 'draftExists':
      return (
        <>
          <Trans>編集中の下書きがすでにあるため、保存できません。</Trans>{' '}
          <a className={classes.link} href={draft} target="_blank" rel="noreferrer">
            <Trans>下書きを開く</Trans>
          </a>
        </>
      )
    case 'illegal':
      return failure.author === 'self' ? (
        <Trans>公開状態が別のタブで変わりました。いまの状態を確認してください。</Trans>
      ) : (
        <Trans>公開状態がほかの人によって変わりました。いまの状態を確認してください。</Trans>
      )
    case 'other':
      return failure.status === OF_PAGE ? (
        <Trans>
          画面で問題が起きました。もう一度保存してください。直らないときは、入力した内容を控えてから、ページを読み込み直してください。
        </Trans>
      ) : (
        <>
          {failure.message === '' ? <Trans>サーバーで問題が起きました。</Trans> : failure.message}{' '}
          {failure.status !== CONFLICT && <Trans>時間をおいて、もう一度お試しください。</Trans>}
          <NamedRecords failure={failure} />
        </>
      )
  }
}
