/** Returns the public part of a birthday: nothing, `07-07`, or `1999-07-07`. */
export const shownBirthdayOf = ({ birthday, birthdayDisplay }: Readonly<Record<string, unknown>>): string | null => {
  if (typeof birthday !== 'string' || birthdayDisplay === 'none') return null
  return birthdayDisplay === 'full' ? birthday : birthday.slice('YYYY-'.length)
}
