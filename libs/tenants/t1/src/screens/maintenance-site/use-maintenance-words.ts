import { useContent } from '@captain/content-react'
import { maintenanceWords, type MaintenanceWords } from '../words/maintenance.ts'

/** The words of these screens in the language of the reader. */
export const useMaintenanceWords = (): MaintenanceWords => maintenanceWords[useContent().locale]
