import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { download } from '../../../shared/kit/files/download/download.ts'
import type { PeekProps } from '../../../shared/kit/list/ListPage.tsx'
import { sharing } from '../../fileShares/sharing.ts'
import { EntryPanel } from '../../fileTree/versions/EntryPanel.tsx'
import { dataPath } from '../../reference/projectPaths.ts'
import { useViewedFile } from '../useViewedFile.tsx'

/** One of my files beside the list; its place leads into the project. */
export const MinePanel = ({ ft_no, onClose }: PeekProps<'ft_no'>) => {
  const navigate = useNavigate()
  const { openFile } = useViewedFile()
  const [shared, setShared] = useState<FileEntry | null>(null)
  return (
    <>
      <EntryPanel
        ft_no={ft_no}
        entryActions={{
          download: ([entry]) => {
            if (entry?.fa_no) download({ fa_no: entry.fa_no })
          },
          share: setShared,
        }}
        Shares={sharing.Shares}
        hasHistory
        onOpenBox={(box, { proj_no }) => {
          if (proj_no !== null) navigate(`${dataPath(proj_no)}${box === null ? '' : `?box=${box}`}`)
        }}
        onOpenFile={openFile}
        onClose={onClose}
      />
      {shared && <sharing.Dialog entry={shared} onClose={() => setShared(null)} />}
    </>
  )
}
