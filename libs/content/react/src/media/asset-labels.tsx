import type { MediaItem } from '@captain/content-core'
import { codePointLength, utf8Length } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFailureText } from '../failure-text.ts'
import { FocalPointEditor } from './focal-point-editor.tsx'
import { CENTRE, placeOf, pointOf } from './focal-point.ts'
import { useMediaApi } from './library-queries.ts'
import classes from './asset-details.module.css'

const MAX_BYTES = 300

type AssetWordsProps = { readonly asset: MediaItem; readonly onChanged: (asset: MediaItem) => void }

/** The alternative text in both languages and the focal point, saved together. */
export const AssetLabels = ({ asset, onChanged }: AssetWordsProps) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { update } = useMediaApi()
  const [ja, setJa] = useState(asset.alt.ja ?? '')
  const [en, setEn] = useState(asset.alt.en ?? '')
  const [place, setPlace] = useState(() => placeOf(asset.focalPoint))
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const before = placeOf(asset.focalPoint)
  const isChanged = ja !== (asset.alt.ja ?? '') || en !== (asset.alt.en ?? '') || place.x !== before.x || place.y !== before.y
  const tooLong = (text: string) => {
    const length = codePointLength(text)
    return utf8Length(text) > MAX_BYTES ? t`100文字以内で入力してください（いま${length}文字）。` : undefined
  }
  const canSave = tooLong(ja) === undefined && tooLong(en) === undefined
  const save = async () => {
    setState('saving')
    setFailure(null)
    try {
      onChanged(await update(asset.id, { alt: { ja, en }, focalPoint: pointOf(place) }))
      setState('saved')
    } catch (error) {
      setState('idle')
      setFailure(failureText(error))
    }
  }
  const edit =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setState('idle')
    }
  return (
    <>
      <FocalPointEditor media={asset} place={place} onChange={edit(setPlace)} />
      <TextInput
        label={t`代替テキスト（日本語）`}
        description={t`画像を見られない人に読み上げられる説明です。`}
        lang="ja"
        value={ja}
        error={tooLong(ja)}
        onChange={(event) => edit(setJa)(event.currentTarget.value)}
      />
      <TextInput
        label={t`代替テキスト（英語）`}
        lang="en"
        value={en}
        error={tooLong(en)}
        onChange={(event) => edit(setEn)(event.currentTarget.value)}
      />
      <div className={classes.save}>
        <Button variant="default" size="xs" loading={state === 'saving'} disabled={!isChanged || !canSave} onClick={() => void save()}>
          <Trans>説明と中心位置を保存</Trans>
        </Button>
        {(place.x !== CENTRE.x || place.y !== CENTRE.y) && (
          <Button variant="subtle" size="xs" onClick={() => edit(setPlace)(CENTRE)}>
            <Trans>中央に戻す</Trans>
          </Button>
        )}
        <span role="status" className={classes.quiet}>
          {state === 'saved' && !isChanged && <Trans>保存しました。</Trans>}
        </span>
      </div>
      <div role="alert">{failure !== null && <p className={classes.failure}>{failure}</p>}</div>
    </>
  )
}
