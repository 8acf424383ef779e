import { useSharedValue, useShortcuts } from '@captain/ui'
import { useEffect } from 'react'
import { calm } from '../writing-view.ts'

/** Returns whether everything but the page is hidden. ⌘/Ctrl + Shift + F changes it too; leaving the screen ends it. */
export const useCalm = (): boolean => {
  const isCalm = useSharedValue(calm)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (!isCalm) return undefined
    dataset['calm'] = ''
    return () => {
      delete dataset['calm']
    }
  }, [isCalm])
  useShortcuts([{ keys: 'mod+shift+F', run: () => calm.set(!calm.get()), inInputs: true }])
  return isCalm
}
