import { queryOptions } from '@tanstack/react-query'

/** Query of the code of the palette, together with its messages. Loaded once; a failed load is repeated on the next use. */
export const paletteCode = (loadMessages: () => Promise<unknown>) =>
  queryOptions({
    queryKey: ['palette', 'code'],
    queryFn: async () => {
      const [{ PaletteDialogs }] = await Promise.all([import('./palette-dialogs.tsx'), loadMessages()])
      return PaletteDialogs
    },
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  })
