const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** Returns the labels of a host name if each is 1-63 letters, digits and inner hyphens; null otherwise. Check the total length first. */
export const hostLabels = (name: string): readonly string[] | null => {
  const labels = name.split('.')
  return labels.every((label) => LABEL.test(label)) ? labels : null
}
