import type { AnyRecord } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { IconExternalLink, IconLink } from '@tabler/icons-react'
import { useContent } from '../content-context.tsx'
import { publicPageOf } from './public-page-of.ts'
import { useCopyLink } from './use-copy-link.ts'

/** A record's URLs: one to copy for colleagues, and its page on the site. */
export const LinkItems = ({ record }: { readonly record: AnyRecord }) => {
  const { contentType, locale } = useContent()
  const page = publicPageOf(contentType, record, locale)
  const copy = useCopyLink()
  return (
    <>
      <Menu.Item leftSection={<IconLink size={16} />} onClick={() => void copy(record)}>
        <Trans>リンクをコピー</Trans>
      </Menu.Item>
      {page !== null && (
        <Menu.Item component="a" href={page} target="_blank" rel="noreferrer" leftSection={<IconExternalLink size={16} />}>
          <Trans>公開ページを開く</Trans>
        </Menu.Item>
      )}
    </>
  )
}
