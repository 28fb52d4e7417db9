import {
  IconFile,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeTxt,
  IconFileTypeXls,
  IconFileZip,
  IconMovie,
  IconMusic,
  IconPhoto,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Tone } from '../../ui/display/Tag.tsx'

interface FileKind {
  icon: TablerIcon
  tone: Tone
}

const kinds: [pattern: RegExp, kind: FileKind][] = [
  [/\.pdf$/i, { icon: IconFileTypePdf, tone: 'red' }],
  [/\.hwpx?$/i, { icon: IconFileText, tone: 'accent' }],
  [/\.(docx?|odt|rtf|pages)$/i, { icon: IconFileTypeDocx, tone: 'accent' }],
  [/\.(xlsx?|csv|ods|numbers)$/i, { icon: IconFileTypeXls, tone: 'green' }],
  [/\.(pptx?|odp|key)$/i, { icon: IconFileTypePpt, tone: 'amber' }],
  [/\.(zip|7z|rar|alz|egg|tar|t?gz)$/i, { icon: IconFileZip, tone: 'gray' }],
  [/\.(txt|md|log|json)$/i, { icon: IconFileTypeTxt, tone: 'gray' }],
  [/\.(png|jpe?g|gif|webp|svg|heic|bmp|avif)$/i, { icon: IconPhoto, tone: 'violet' }],
  [/\.(mp4|mov|avi|mkv|webm)$/i, { icon: IconMovie, tone: 'teal' }],
  [/\.(mp3|wav|m4a|ogg|flac)$/i, { icon: IconMusic, tone: 'teal' }],
]

/** By its ending, as people tell files apart. */
export const fileKindOf = (name: string): FileKind =>
  kinds.find(([pattern]) => pattern.test(name))?.[1] ?? { icon: IconFile, tone: 'gray' }

/** Types that every browser shows in an `<img>`. */
export const isShownImage = (mimetype: string) => /^image\/(png|jpeg|gif|webp|avif|bmp|svg\+xml)$/.test(mimetype)
