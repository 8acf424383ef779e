import { useLingui } from '@lingui/react/macro'

/** Limits addresses to the maximum length of an address, so that no user waits for a mail that can't arrive. */
const EMAIL = /^(?=.{1,254}$)[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/

/** In characters, as the server counts them. */
const PASSWORD = { min: 12, max: 128 } as const

const NAME_BYTES = 150

const PASSKEY_NAME_BYTES = 60

/** Control characters, and characters that change the text direction. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** An address as it is sent: full-width letters and blanks around it are slips of the keyboard. */
export const emailOf = (typed: string): string => typed.trim().normalize('NFKC')

/** Returns validators of account input. Each returns a message, or null for valid input. The server checks again. */
export const useAccountRules = () => {
  const { t } = useLingui()
  const { min, max } = PASSWORD
  const limited = (value: string, bytes: number): string | null => {
    const letters = Math.floor(bytes / 3)
    return bytesOf(value) > bytes ? t`長すぎます。全角${letters}文字（半角${bytes}文字）以内で入力してください。` : null
  }
  return {
    email: (typed: string): string | null => {
      const address = emailOf(typed)
      if (address === '') return t`メールアドレスを入力してください。`
      return EMAIL.test(address) ? null : t`メールアドレスの形式で入力してください。例：name@example.com`
    },
    password: (value: string): string | null => (value === '' ? t`パスワードを入力してください。` : null),
    code: (value: string): string | null => (value.trim() === '' ? t`コードを入力してください。` : null),
    newPassword: (value: string): string | null => {
      if (value === '') return t`パスワードを入力してください。`
      if (value.length < min) return t`パスワードは${min}文字以上で入力してください。`
      return value.length > max ? t`パスワードは${max}文字以内で入力してください。` : null
    },
    name: (value: string): string | null => (value.trim() === '' ? t`氏名を入力してください。` : limited(value, NAME_BYTES)),
    passkeyName: (value: string): string | null => {
      if (value.trim() === '') return t`パスキーの名前を入力してください。`
      if (CONTROLS.test(value.trim())) return t`使えない制御文字が含まれています。取り除いてください。`
      return limited(value, PASSKEY_NAME_BYTES)
    },
  }
}
