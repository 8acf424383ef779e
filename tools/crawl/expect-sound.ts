import { expect } from '@playwright/test'

/** Expects no finding; a finding on many screens, such as in the menu, is reported once. */
export const expectSound = (findings: readonly string[]): void => {
  const reported = new Map(findings.toReversed().map((finding) => [finding.replace(/ — first on .*$/s, ''), finding]))
  expect([...reported.values()].toReversed()).toEqual([])
}
