import { expect } from '@playwright/test'

/** No finding; what is found on many screens alike, such as in the menu, is told once. */
export const expectSound = (findings: readonly string[]): void => {
  const told = new Map(findings.toReversed().map((finding) => [finding.replace(/ — first on .*$/s, ''), finding]))
  expect([...told.values()].toReversed()).toEqual([])
}
