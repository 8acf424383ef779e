import type { PostalAutofill, PostalPlace } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Popover, UnstyledButton } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { useForm } from '../../form/form-context.ts'
import notice from '../notice.module.css'
import { fillAddress } from './fill-address.ts'
import { usePostalPlaces } from './use-postal-places.ts'
import classes from './input.module.css'

type AddressFillerProps = { readonly code: string; readonly path: string; readonly fills: PostalAutofill }

/** Result of the last press; null before the first press and after the code changes. */
type Outcome = { readonly code: string; readonly kind: 'filled' | 'filledTown' | 'unknown' | 'incomplete' }

const SEVEN = /^\d{3}-\d{4}$/

const Danger = ({ children }: { readonly children: ReactNode }) => (
  <p className={notice.notice} data-tone="danger">
    {children}
  </p>
)

const FillOutcome = ({ kind }: { readonly kind: Outcome['kind'] | 'failed' | null }) => {
  switch (kind) {
    case null:
      return null
    case 'failed':
      return (
        <Danger>
          <Trans>住所を調べられませんでした。もう一度お試しください。</Trans>
        </Danger>
      )
    case 'incomplete':
      return (
        <Danger>
          <Trans>郵便番号を7桁で入力してから押してください。</Trans>
        </Danger>
      )
    case 'unknown':
      return (
        <Danger>
          <Trans>この郵便番号の住所は見つかりませんでした。番号を確認するか、住所を直接入力してください。</Trans>
        </Danger>
      )
    case 'filled':
      return (
        <p className={notice.notice}>
          <Trans>都道府県と市区町村を入力しました。</Trans>
        </p>
      )
    case 'filledTown':
      return (
        <p className={notice.notice}>
          <Trans>都道府県、市区町村、町名を入力しました。番地を続けて入力してください。</Trans>
        </p>
      )
  }
}

/** Fills in the address from the postal code. Users choose if the code has several places. */
export const AddressFiller = ({ code, path, fills }: AddressFillerProps) => {
  const { t } = useLingui()
  const form = useForm()
  const { state, look } = usePostalPlaces()
  const [choices, setChoices] = useState<readonly PostalPlace[]>([])
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const fill = (place: PostalPlace) => {
    setChoices([])
    button.current?.focus()
    setOutcome({ code, kind: fillAddress(form, path, fills, place) ? 'filledTown' : 'filled' })
  }
  const press = async () => {
    if (!SEVEN.test(code)) return setOutcome({ code, kind: 'incomplete' })
    const places = await look(code)
    if (places === null) return
    const [first] = places
    if (first === undefined) setOutcome({ code, kind: 'unknown' })
    else if (places.length === 1) fill(first)
    else setChoices(places)
  }
  const kind = outcome?.code === code ? outcome.kind : null
  return (
    <>
      <Popover
        opened={choices.length > 0}
        onChange={(opened) => opened || setChoices([])}
        position="bottom-start"
        width={280}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button
            ref={button}
            variant="default"
            loading={state === 'looking'}
            aria-expanded={choices.length > 0}
            onClick={() => void press()}
          >
            <Trans>住所を入力</Trans>
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={6} aria-label={t`住所の候補`}>
          <ul className={classes.places}>
            {choices.map((place) => (
              <li key={`${place.prefecture}${place.city}${place.town}`}>
                <UnstyledButton className={classes.place} onClick={() => fill(place)}>
                  {place.city}
                  {place.town}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
      <div role="status" className={classes.words}>
        <FillOutcome kind={state === 'failed' ? 'failed' : null} />
        <FillOutcome kind={kind} />
      </div>
    </>
  )
}
