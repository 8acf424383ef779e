/** Whether a test looks at the story, and no person. */
export const isTested = 'VITEST_STORYBOOK' in import.meta.env

/** What tests want of the accessibility check: the faults alone; a person also reads what has passed. */
export const OF_INTEREST: { resultTypes: 'violations'[] } = { resultTypes: ['violations'] }
