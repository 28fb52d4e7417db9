/** What a version holds: `text` is empty for a scan or an empty file, `pages` is null where pages mean nothing. */
export interface ReadText {
  text: string
  pages: number | null
}

/** The kinds whose words can be read, as the content says, and those that LibreOffice can turn into a PDF. */
export type DocumentType = 'pdf' | 'docx' | 'pptx' | 'xlsx' | 'hwpx' | 'hwp' | 'doc' | 'xls' | 'ppt' | 'text' | 'other'

/** `read` is null for a kind that nobody reads; `broken` for a file that is damaged, encrypted or built to do harm. */
export type ReaderAnswer = { type: DocumentType; read: ReadText | null } | { type: DocumentType; broken: string }
