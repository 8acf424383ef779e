/** Columns of lists of versions (content model, P.privacyPolicy). */
export const LEGAL_COLUMNS = ['version', 'title', 'state', 'effectiveDate', 'updatedAt', 'updatedBy'] as const
