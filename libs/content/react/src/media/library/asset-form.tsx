import type { MediaDetail, MediaItem, MediaTag, MediaUpdate } from '@captain/content-core'
import { codePointLength, utf8Length } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useFailureText } from '../../failure-text.ts'
import { FocalPointEditor } from './focal-point-editor.tsx'
import { CENTRE, placeOf, pointOf, type Place } from './focal-point.ts'
import { useMediaApi, useTags } from './library-queries.ts'
import { TagsField } from './tags-field.tsx'
import { useTagIds } from './use-tag-ids.ts'
import classes from './asset-details.module.css'

const MAX_BYTES = 300
const MAX_NAME = 100
const NO_TAGS: readonly MediaTag[] = []

type Values = {
  readonly name: string
  readonly ja: string
  readonly en: string
  readonly place: Place
  /** The names of the tags. */
  readonly tags: readonly string[]
}

/** The values that differ from the stored ones. A place belongs to one picture: a new file or crop has another. */
type Draft = Partial<Omit<Values, 'place'>> & { readonly place?: Place & { readonly url: string } }

const storedValues = ({ originalName, alt, focalPoint, tags: ids }: MediaItem, tags: readonly MediaTag[]): Values => ({
  name: originalName,
  ja: alt.ja ?? '',
  en: alt.en ?? '',
  place: placeOf(focalPoint),
  tags: tags.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
})

const drafted = (stored: Values, { place, ...draft }: Draft, url: string): Values => ({
  ...stored,
  ...draft,
  ...(place?.url === url && { place }),
})

const hasSameTags = (one: Values, other: Values): boolean =>
  one.tags.length === other.tags.length && one.tags.every((name) => other.tags.includes(name))

const hasSamePlace = ({ place: one }: Values, { place: other }: Values): boolean => one.x === other.x && one.y === other.y

/** Returns what differs from the stored values, without tags. What others have changed in the meantime stays. */
const changesOf = (values: Values, stored: Values): MediaUpdate => {
  const { name, ja, en, place } = values
  const alt = { ...(ja !== stored.ja && { ja }), ...(en !== stored.en && { en }) }
  return {
    ...(name.trim() !== stored.name && { name: name.trim() }),
    ...(Object.keys(alt).length > 0 && { alt }),
    ...(!hasSamePlace(values, stored) && { focalPoint: pointOf(place) }),
  }
}

const isSame = (values: Values, stored: Values): boolean =>
  Object.keys(changesOf(values, stored)).length === 0 && hasSameTags(values, stored)

/** Returns a draft without those of its members that were saved. */
const unsaved = (now: Draft, saved: Draft): Draft => ({
  ...(now.name !== saved.name && { name: now.name }),
  ...(now.ja !== saved.ja && { ja: now.ja }),
  ...(now.en !== saved.en && { en: now.en }),
  ...(now.tags !== saved.tags && { tags: now.tags }),
  ...(now.place !== saved.place && { place: now.place }),
})

const useErrors = ({ name, ja, en }: Values) => {
  const { t } = useLingui()
  const altError = (text: string) => {
    const length = codePointLength(text)
    return utf8Length(text) > MAX_BYTES ? t`100文字以内で入力してください（いま${length}文字）。` : undefined
  }
  const nameError = (text: string) => {
    const length = codePointLength(text)
    if (length === 0) return t`名前を入力してください。`
    return length > MAX_NAME ? t`100文字以内で入力してください（いま${length}文字）。` : undefined
  }
  return { name: nameError(name.trim()), ja: altError(ja), en: altError(en) }
}

type FormInputsProps = { readonly values: Values; readonly isPicture: boolean; readonly edit: (change: Draft) => void }

const FormInputs = ({ values, isPicture, edit }: FormInputsProps) => {
  const { t } = useLingui()
  const errors = useErrors(values)
  return (
    <>
      <TextInput label={t`名前`} value={values.name} error={errors.name} onChange={(event) => edit({ name: event.currentTarget.value })} />
      {isPicture && (
        <>
          <TextInput
            label={t`代替テキスト（日本語）`}
            description={t`画像を見られない人に読み上げられる説明です。`}
            lang="ja"
            value={values.ja}
            error={errors.ja}
            onChange={(event) => edit({ ja: event.currentTarget.value })}
          />
          <TextInput
            label={t`代替テキスト（英語）`}
            lang="en"
            value={values.en}
            error={errors.en}
            onChange={(event) => edit({ en: event.currentTarget.value })}
          />
        </>
      )}
    </>
  )
}

type AssetFormProps = {
  readonly asset: MediaDetail
  readonly onChanged: (asset: MediaItem) => void
  /** Called when unsaved input appears or disappears. */
  readonly onEdited: ((isEdited: boolean) => void) | undefined
  /** What is below the picture, or in its place if there is none. */
  readonly look: ReactNode
  /** What is above the inputs. */
  readonly facts: ReactNode
  /** What is below the inputs. */
  readonly children: ReactNode
}

/** The input of the form, and its saving. */
const useAssetDraft = ({ asset, onChanged }: Pick<AssetFormProps, 'asset' | 'onChanged'>) => {
  const failureText = useFailureText()
  const { update } = useMediaApi()
  const { data: tags = NO_TAGS } = useTags()
  const tagIds = useTagIds(tags)
  const [draft, setDraft] = useState<Draft>({})
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const stored = storedValues(asset, tags)
  const values = drafted(stored, draft, asset.url)
  const edit = (change: Draft) => {
    setDraft((now) => ({ ...now, ...change }))
    setState((now) => (now === 'saving' ? now : 'idle'))
  }
  const save = async () => {
    setState('saving')
    setFailure(null)
    try {
      // Tags of the file that others have made since the tags were read have no name here.
      const nameless = asset.tags.filter((id) => tags.every((tag) => tag.id !== id))
      const ids = hasSameTags(values, stored) ? {} : { tags: [...nameless, ...(await tagIds(values.tags))] }
      const saved = await update(asset.id, { ...changesOf(values, stored), ...ids })
      // What was entered during the save stays.
      setDraft((now) => unsaved(now, draft))
      onChanged(saved)
      setState('saved')
    } catch (error) {
      setState('idle')
      setFailure(failureText(error))
    }
  }
  return { values, isChanged: !isSame(values, stored), edit, save, state, failure }
}

/** The name, the alternative text in both languages, the focal point and the tags of an asset, saved together. */
export const AssetForm = ({ asset, onChanged, onEdited, look, facts, children }: AssetFormProps) => {
  const { t } = useLingui()
  const { values, isChanged, edit, save, state, failure } = useAssetDraft({ asset, onChanged })
  const canSave = Object.values(useErrors(values)).every((error) => error === undefined)
  const isPicture = asset.mimeType.startsWith('image/')
  useEffect(() => onEdited?.(isChanged), [isChanged, onEdited])
  const { place } = values
  const move = (to: Place) => edit({ place: { ...to, url: asset.url } })
  return (
    <>
      <div className={classes.look}>
        {isPicture && <FocalPointEditor media={asset} place={place} onChange={move} />}
        {look}
      </div>
      <div className={classes.words}>
        {facts}
        <FormInputs values={values} isPicture={isPicture} edit={edit} />
        <TagsField label={t`タグ`} names={values.tags} onChange={(names) => edit({ tags: names })} />
        <div className={classes.save}>
          <Button variant="default" size="xs" loading={state === 'saving'} disabled={!isChanged || !canSave} onClick={() => void save()}>
            <Trans>変更を保存</Trans>
          </Button>
          {(place.x !== CENTRE.x || place.y !== CENTRE.y) && (
            <Button variant="subtle" size="xs" onClick={() => move(CENTRE)}>
              <Trans>中心位置を中央に戻す</Trans>
            </Button>
          )}
          <span role="status" className={classes.quiet}>
            {state === 'saved' && !isChanged && <Trans>保存しました。</Trans>}
          </span>
        </div>
        <div role="alert">{failure !== null && <p className={classes.failure}>{failure}</p>}</div>
        {children}
      </div>
    </>
  )
}
