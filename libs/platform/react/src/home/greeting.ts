import { useLingui } from '@lingui/react/macro'

const hourInTokyo = () =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Tokyo' }).format(new Date()))

/** Returns a greeting for the time of day, with the user's name. */
export const useGreeting = (name: string): string => {
  const { t } = useLingui()
  const hour = hourInTokyo()
  if (hour >= 4 && hour < 11) return t`${name}さん、おはようございます`
  return hour >= 11 && hour < 18 ? t`${name}さん、こんにちは` : t`${name}さん、こんばんは`
}
