import { LinkOnceDialog } from '../../shared/ui/overlay/LinkOnceDialog.tsx'
import { linksOf } from './fileShares.api.ts'
import { sharesText as text } from './fileShares.messages.ts'

/** The addresses of a link that was just made. */
export const NewLink = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { view, data } = linksOf(id)
  const links = [
    { label: text.viewLink, url: view },
    { label: text.dataLink, url: data },
  ]
  return <LinkOnceDialog title={text.linkTitle} links={links} warning={text.linkOnce} onClose={onClose} />
}
