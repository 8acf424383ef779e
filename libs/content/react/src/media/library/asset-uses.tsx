import { contentTypeOf, type MediaUse } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { Trans } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import { useTenantContent } from '../../content-context.tsx'
import { useHref } from '../../form/use-href.ts'
import classes from './asset-details.module.css'

const SHOWN = 8

const Use = ({ use }: { readonly use: MediaUse }) => {
  const { tenant, locale, wordsOf } = useTenantContent()
  const href = useHref()
  const type = contentTypeOf(tenant, use.type)
  const title = use.title[locale] ?? use.title.ja ?? use.id
  const screen = type?.screens.find((one) => one === 'edit' || one === 'preview-by-id')
  const name = wordsOf(use.type).name
  return (
    <li>
      {type === null || screen === undefined || use.isInTrash ? (
        title
      ) : (
        <a href={href(untypedPath(tenant, type, screen, { id: use.id }))} target="_blank" rel="noreferrer">
          {title}
          <IconExternalLink size={12} aria-hidden />
        </a>
      )}
      <span className={classes.quiet}>{use.isInTrash ? <Trans>{name}（ごみ箱）</Trans> : name}</span>
      {!use.isInTrash && (
        <span className={classes.state} data-public={use.isPublic || undefined}>
          {use.isPublic ? <Trans>公開中</Trans> : <Trans>未公開</Trans>}
        </span>
      )}
    </li>
  )
}

/** The records that use an asset, as links that open in a new tab next to the form. */
export const AssetUses = ({ uses, count }: { readonly uses: readonly MediaUse[]; readonly count: number }) => {
  const more = count - Math.min(uses.length, SHOWN)
  if (count === 0) {
    return (
      <p className={classes.quiet}>
        <Trans>どこにも使われていません。</Trans>
      </p>
    )
  }
  return (
    <ul className={classes.uses}>
      {uses.slice(0, SHOWN).map((use) => (
        <Use key={use.id} use={use} />
      ))}
      {more > 0 && (
        <li className={classes.quiet}>{uses.length > SHOWN ? <Trans>ほか{more}件</Trans> : <Trans>閲覧権限のないデータ{more}件</Trans>}</li>
      )}
    </ul>
  )
}
