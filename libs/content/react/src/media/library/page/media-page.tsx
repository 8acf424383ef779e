import type { Count, MediaItem, MediaTag } from '@captain/content-core'
import { PageHeader } from '@captain/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconTags, IconUpload } from '@tabler/icons-react'
import { useMemo, useRef, useState, type RefObject } from 'react'
import listClasses from '../../../list/list-screen.module.css'
import { acceptAttribute } from '../../accepted-file.ts'
import { filterQuery, useLibraryPages, useTags } from '../library-queries.ts'
import { useMayEditMedia } from '../use-may-edit.ts'
import { AssetView } from './asset-view.tsx'
import { MediaFiles } from './media-files.tsx'
import { MediaFilterBar } from './media-filter-bar.tsx'
import { MediaSelectionBar } from './media-selection-bar.tsx'
import { hasMediaFilters, mediaFilterOf, NO_FILTERS } from './media-state.ts'
import { TagManager } from './tag-manager.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { ALL_TYPES } from './upload-queue.ts'
import { useFileSelection } from './use-file-selection.ts'
import { useMediaKeys } from './use-media-keys.ts'
import { useMediaState } from './use-media-state.ts'
import { usePageDrop } from './use-page-drop.ts'
import { useUploadQueue } from './use-upload-queue.ts'
import classes from './media-page.module.css'

const PHONE = '(max-width: 48em)'
const PAGE_SIZE = 60
const NO_ITEMS: readonly MediaItem[] = []
const NO_TAGS: readonly MediaTag[] = []

const CountOf = ({ count: { value, capped } }: { readonly count: Count }) =>
  capped ? <Trans>{value}件以上</Trans> : <Plural value={value} other="#件" />

type FileChooserProps = { readonly inputRef: RefObject<HTMLInputElement | null>; readonly onFiles: (files: readonly File[]) => void }

/** The browser's choice of files, which buttons and the command palette open. */
const FileChooser = ({ inputRef, onFiles }: FileChooserProps) => (
  <input
    ref={inputRef}
    type="file"
    multiple
    hidden
    aria-hidden
    tabIndex={-1}
    accept={acceptAttribute(ALL_TYPES)}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      // The same file may be chosen again.
      currentTarget.value = ''
      if (files.length > 0) onFiles(files)
    }}
  />
)

type MediaHeaderProps = {
  readonly count: Count | null
  readonly mayEdit: boolean
  readonly onTags: () => void
  readonly onUpload: () => void
}

const MediaHeader = ({ count, mayEdit, onTags, onUpload }: MediaHeaderProps) => (
  <PageHeader
    title={<Trans>メディア</Trans>}
    count={
      <>
        {count !== null && <CountOf count={count} />}
        {!mayEdit && (
          <span className={listClasses.readOnly}>
            <Trans>閲覧のみ</Trans>
          </span>
        )}
      </>
    }
    actions={
      mayEdit && (
        <>
          <Button variant="default" leftSection={<IconTags size={16} aria-hidden />} onClick={onTags}>
            <Trans>タグの管理</Trans>
          </Button>
          <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={onUpload}>
            <Trans>アップロード</Trans>
          </Button>
        </>
      )
    }
  />
)

/** Shown while files are held above the page. */
const DropHint = ({ tagName }: { readonly tagName: string | undefined }) => (
  <div className={classes.drop} aria-hidden>
    <p>
      <IconUpload size={28} stroke={1.4} />
      {tagName === undefined ? <Trans>ドロップしてアップロード</Trans> : <Trans>ドロップして「{tagName}」を付けてアップロード</Trans>}
    </p>
  </div>
)

/** The media library of a tenant as a page: find, upload, describe, tag, replace and delete files. Viewers see it. */
export const MediaPage = () => {
  const mayEdit = useMayEditMedia()
  const { state, change } = useMediaState()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const filter = useMemo(() => mediaFilterOf(state), [state])
  const query = useLibraryPages(filter, PAGE_SIZE)
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? NO_ITEMS, [query.data])
  const count = query.data?.pages[0]?.count ?? null
  const { data: tags = NO_TAGS } = useTags()
  const wanted = filterQuery(filter).toString()
  const selection = useFileSelection(items, wanted)
  const uploads = useUploadQueue(state.tag)
  const [current, setCurrent] = useState<string | null>(null)
  const [isManaging, setManaging] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const chooseFiles = () => chooser.current?.click()
  const isDropping = usePageDrop(mayEdit && state.file === null && !isManaging, uploads.add)
  useMediaKeys({ root, search, items, isSelectable: mayEdit, select: selection.select, onUpload: mayEdit ? chooseFiles : null })
  const view = isPhone ? 'grid' : state.view
  const reachable = items.some(({ id }) => id === current) ? current : (items[0]?.id ?? null)
  const tagName = tags.find(({ id }) => id === state.tag)?.name
  const uploadButton = mayEdit ? (
    <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={chooseFiles}>
      <Trans>ファイルを選ぶ</Trans>
    </Button>
  ) : null
  return (
    <div className={classes.root} ref={root}>
      <MediaHeader count={count} mayEdit={mayEdit} onTags={() => setManaging(true)} onUpload={chooseFiles} />
      {mayEdit && <FileChooser inputRef={chooser} onFiles={uploads.add} />}
      {!selection.isEmpty && count !== null ? (
        <MediaSelectionBar selection={selection} items={items} count={count} query={wanted} />
      ) : (
        <MediaFilterBar state={state} change={change} searchRef={search} onManageTags={() => setManaging(true)} hasTable={!isPhone} />
      )}
      <MediaFiles
        query={query}
        view={view}
        items={items}
        tags={tags}
        selection={selection}
        isSelectable={mayEdit}
        current={reachable}
        onCurrent={setCurrent}
        onOpen={(file) => change({ file })}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        onClear={hasMediaFilters(state) ? () => change(NO_FILTERS) : null}
        uploadButton={uploadButton}
      />
      {isDropping && <DropHint tagName={tagName} />}
      <UploadPanel items={uploads.items} queue={uploads.queue} />
      {state.file !== null && (
        <AssetView
          id={state.file}
          items={items}
          isPhone={isPhone}
          onOpen={(file) => change({ file }, { replace: true })}
          onClose={() => change({ file: null }, { replace: true })}
        />
      )}
      {isManaging && <TagManager mayEdit={mayEdit} onClose={() => setManaging(false)} />}
    </div>
  )
}
