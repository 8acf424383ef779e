/** Returns the element id of a section of a form. */
export const sectionId = (formId: string, section: string): string => `${formId}-section-${section}`
