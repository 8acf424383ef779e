import { changeOf, nfc, type Change, type Normaliser } from '@captain/validation'
import { useState, type ChangeEvent, type CompositionEvent, type FocusEvent } from 'react'

type Box = HTMLInputElement | HTMLTextAreaElement

type NormalisedText = {
  /** What changed in the box on blur; null after the next input. */
  readonly change: Change | null
  readonly handlers: {
    readonly onChange: (event: ChangeEvent<Box>) => void
    readonly onCompositionEnd: (event: CompositionEvent<Box>) => void
    readonly onBlur: (event: FocusEvent<Box>) => void
  }
}

/** Returns the NFC text of a box. The caret stays after the same character, although a changed value would move it to the end. */
const composed = (box: Box): string => {
  const text = nfc(box.value)
  const caret = box.selectionStart
  if (text !== box.value && caret !== null) {
    const place = nfc(box.value.slice(0, caret)).length
    queueMicrotask(() => box.setSelectionRange(place, place))
  }
  return text
}

/** Normalizes text to NFC during input, except during an IME conversion. On blur, applies the field's rules and trims blanks. */
export const useNormalisedText = (onChange: (text: string) => void, normalise: Normaliser | null): NormalisedText => {
  const [change, setChange] = useState<Change | null>(null)
  return {
    change,
    handlers: {
      onChange: (event) => {
        setChange(null)
        const box = event.currentTarget
        onChange(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing ? box.value : composed(box))
      },
      onCompositionEnd: ({ currentTarget: box }) => {
        if (nfc(box.value) !== box.value) onChange(composed(box))
      },
      onBlur: ({ currentTarget: box }) => {
        const now = (normalise === null ? nfc(box.value) : normalise(nfc(box.value))).trim()
        if (now === box.value) return
        setChange(changeOf(box.value, now))
        onChange(now)
      },
    },
  }
}
