import type { OpenedShare } from '@crm/contract/features/sharedLinks/sharedLinks'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { generatePath, Link } from 'react-router'
import { useViewedFile } from '../files/useViewedFile.tsx'
import { LinkPage } from './LinkPage.tsx'
import { SharedBox } from './SharedBox.tsx'
import { SharePage } from './SharePage.tsx'
import { linkText as text } from './sharedLinks.messages.ts'

/** A shared file is shown at once; whoever leaves it finds its facts and the download. */
const useFirstFile = ({ kind, ft_no }: OpenedShare, openFile: (ft_no: number) => void) => {
  const [isShown, setShown] = useState(kind === 'box')
  useEffect(() => {
    if (isShown) return
    setShown(true)
    openFile(ft_no)
  }, [isShown, ft_no, openFile])
}

const Shared = ({ share, id }: { share: OpenedShare; id: string }) => {
  const { openFile, viewer } = useViewedFile()
  useFirstFile(share, openFile)
  return (
    <SharePage
      share={share}
      actions={
        share.may_download && (
          <Button
            component={Link}
            to={generatePath(screens.LinkData.path, { id })}
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          >
            {text.toData}
          </Button>
        )
      }
    >
      <SharedBox share={share} onOpenFile={openFile} />
      {viewer}
    </SharePage>
  )
}

/** What somebody shared by a link, to look at. */
export const LinkShareScreen = () => <LinkPage>{(share, id) => <Shared share={share} id={id} />}</LinkPage>
