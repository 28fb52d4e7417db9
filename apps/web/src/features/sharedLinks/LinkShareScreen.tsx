import type { OpenedShare } from '@crm/contract/features/sharedLinks/sharedLinks'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { generatePath, Link } from 'react-router'
import { LinkPage } from './LinkPage.tsx'
import { SharedBox } from './SharedBox.tsx'
import { SharePage } from './SharePage.tsx'
import { linkText as text } from './sharedLinks.messages.ts'

const Shared = ({ share, id }: { share: OpenedShare; id: string }) => (
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
    <SharedBox share={share} />
  </SharePage>
)

/** What somebody shared by a link, to look at. */
export const LinkShareScreen = () => <LinkPage>{(share, id) => <Shared share={share} id={id} />}</LinkPage>
