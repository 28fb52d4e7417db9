import { Note } from '../../shared/ui/display/Note.tsx'
import { contractFormText as text } from './contracts.messages.ts'

/** Placeholders that nothing is known for stand in the text as 〔이름〕. */
const unknownIn = (html: string) => [...new Set(html.match(/〔[^〕<]+〕/g) ?? [])].map((name) => name.slice(1, -1))

/** What the text of a contract still lacks; nothing where it is whole. */
export const UnknownValues = ({ html }: { html: string }) => {
  const names = unknownIn(html)
  return names.length > 0 && <Note tone="amber">{text.unknown(names.join(', '))}</Note>
}
