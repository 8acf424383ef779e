import type { ImageGeneration } from '@captain/ai-core'
import { randomId } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { ai } from '../ai-queries.ts'

type ImageSend = {
  readonly request: Parameters<typeof ai.makeImages>[0]
  /** Shows what is wrong; false if the request cannot be sent. */
  readonly isReady: () => boolean
  /** Shows a refusal at its fields; false if it is about none. */
  readonly refuse: (error: unknown) => boolean
  readonly onMade: (made: ImageGeneration) => Promise<void>
}

/** Sends image requests, one at a time. A retry after a lost response has the same key. */
export const useImageSend = ({ request, isReady, refuse, onMade }: ImageSend) => {
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const sending = useRef(false)
  const key = useRef<{ readonly of: string; readonly key: string } | null>(null)

  const send = async () => {
    if (sending.current || !isReady()) return
    const of = JSON.stringify(request)
    key.current = key.current?.of === of ? key.current : { of, key: randomId('image-') }
    sending.current = true
    setSending(true)
    setFailure(null)
    try {
      const made = await ai.makeImages(request, key.current.key)
      key.current = null
      await onMade(made)
    } catch (error) {
      if (!refuse(error)) setFailure(error)
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  return { failure, isSending, send }
}
