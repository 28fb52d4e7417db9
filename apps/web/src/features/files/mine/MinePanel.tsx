import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { screens } from '@crm/contract/screens'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { sharing } from '../../fileShares/sharing.ts'
import { useEntryActions } from '../../fileTree/tree/useEntryActions.ts'
import { EntryPanel } from '../../fileTree/versions/EntryPanel.tsx'
import { detailPath } from '../../reference/clientPaths.ts'
import { dataPath } from '../../reference/projectPaths.ts'
import { useViewedFile } from '../useViewedFile.tsx'

/** One of my files beside the list; its place leads into the project or to the company. */
export const MinePanel = ({ ft_no, onClose }: PeekProps<'ft_no'>) => {
  const navigate = useNavigate()
  const mayOpenCompany = useMayOpen(screens.ClientVcDetail)
  const { openFile } = useViewedFile()
  const { entryActions } = useEntryActions({
    onOpenBox: () => undefined,
    onOpenFile: openFile,
    onDetails: undefined,
    onGone: () => undefined,
  })
  const [shared, setShared] = useState<FileEntry | null>(null)
  return (
    <>
      <EntryPanel
        ft_no={ft_no}
        entryActions={{ download: entryActions.download, share: setShared }}
        Shares={sharing.Shares}
        hasHistory
        mayOpenBoxes={({ proj_no }) => proj_no !== null || mayOpenCompany}
        onOpenBox={(box, { proj_no, client_no }) => {
          const room = proj_no === null ? detailPath(client_no ?? 0) : dataPath(proj_no)
          navigate(`${room}${box === null ? '' : `?box=${box}`}`)
        }}
        onOpenFile={openFile}
        onClose={onClose}
      />
      {shared && <sharing.Dialog entry={shared} onClose={() => setShared(null)} />}
    </>
  )
}
