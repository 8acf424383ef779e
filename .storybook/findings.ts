/** Whether a test views the story rather than a person. */
export const isTested = 'VITEST_STORYBOOK' in import.meta.env

/** Configures the accessibility check: tests report faults only; people also see the rules that passed. */
export const OF_INTEREST: { resultTypes: 'violations'[] } = { resultTypes: ['violations'] }
