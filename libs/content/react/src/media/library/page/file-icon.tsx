import type { MediaItem } from '@captain/content-core'
import {
  IconFile,
  IconFileTypeCsv,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
  IconFileZip,
  IconMovie,
  IconMusic,
  type TablerIcon,
} from '@tabler/icons-react'

const ICONS: Readonly<Record<string, TablerIcon>> = {
  'audio/mpeg': IconMusic,
  'audio/mp4': IconMusic,
  'audio/x-m4a': IconMusic,
  'video/mp4': IconMovie,
  'application/pdf': IconFileTypePdf,
  'application/zip': IconFileZip,
  'text/csv': IconFileTypeCsv,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': IconFileTypeDocx,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': IconFileTypeXls,
}

type FileIconProps = { readonly asset: MediaItem; readonly size: number; readonly className: string | undefined }

/** The small picture of an asset, or the icon of its type. */
export const FileIcon = ({ asset, size, className }: FileIconProps) => {
  if (asset.mimeType.startsWith('image/'))
    return <img src={asset.thumbnailUrl} alt="" loading="lazy" decoding="async" className={className} />
  const Icon = ICONS[asset.mimeType] ?? IconFile
  return <Icon size={size} stroke={1.3} aria-hidden />
}
