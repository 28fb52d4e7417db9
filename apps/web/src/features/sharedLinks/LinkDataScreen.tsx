import type { OpenedShare } from '@crm/contract/features/sharedLinks/sharedLinks'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { generatePath, Link } from 'react-router'
import { Note } from '../../shared/ui/display/Note.tsx'
import { LinkPage } from './LinkPage.tsx'
import { SharedBox } from './SharedBox.tsx'
import { SharePage } from './SharePage.tsx'
import { useGuestDownloads } from './sharedLinks.api.ts'
import { linkText as text } from './sharedLinks.messages.ts'

const Data = ({ share, id }: { share: OpenedShare; id: string }) => {
  const { isBusy, downloadAll } = useGuestDownloads()
  return (
    <SharePage
      share={share}
      actions={
        <>
          {share.may_download && !share.has_watermark && (
            <Button
              loading={isBusy}
              disabled={share.files === 0}
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
              onClick={downloadAll}
            >
              {text.downloadAll}
            </Button>
          )}
          <Button component={Link} to={generatePath(screens.LinkShare.path, { id })} variant="default">
            {text.toView}
          </Button>
        </>
      }
    >
      {!share.may_download && <Note tone="amber">{text.noDownload}</Note>}
      {share.may_download && share.has_watermark && <Note>{text.marked}</Note>}
      <SharedBox share={share} />
    </SharePage>
  )
}

/** What somebody shared by a link, to download. */
export const LinkDataScreen = () => <LinkPage>{(share, id) => <Data share={share} id={id} />}</LinkPage>
