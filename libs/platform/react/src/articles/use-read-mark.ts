import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlatform } from '../platform-context.ts'
import { articleKeys, markRead, type FullArticle } from './articles.ts'

/** Time for which an article must be visible to count as read, in ms (content model §9). */
const READ_AFTER = 3000

/** Marks an article as read after three seconds. On failure it stays unread until the next visit. */
export const useReadMark = (article: FullArticle | undefined): void => {
  const { http } = usePlatform()
  const queryClient = useQueryClient()
  const id = article?.readAt === null ? article.id : null
  useEffect(() => {
    if (id === null) return
    const timer = setTimeout(() => {
      markRead(http, id).then(
        () => queryClient.invalidateQueries({ queryKey: articleKeys.all }),
        () => undefined,
      )
    }, READ_AFTER)
    return () => clearTimeout(timer)
  }, [http, id, queryClient])
}
