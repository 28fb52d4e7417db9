import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { uiText } from '../../../shared/ui/ui.messages.ts'
import { ProjectPicker } from '../../reference/ProjectPicker.tsx'
import { numbersOf, type TreeRoot } from '../fileTree.api.ts'
import { treeText as text } from '../fileTree.messages.ts'
import { BoxTree, type ChosenBox } from './BoxTree.tsx'

interface PlaceDialogProps {
  root: TreeRoot
  entries: FileEntry[]
  act: 'move' | 'copy'
  /** Copies may go to another project. */
  mayLeaveTree: boolean
  onMove: (entries: FileEntry[], parent: number) => void
  onDone: () => void
  onClose: () => void
}

/** Where entries are moved or copied to: a box of this tree, for copies of another project's as well. */
export const PlaceDialog = ({ root, entries, act, mayLeaveTree, onMove, onDone, onClose }: PlaceDialogProps) => {
  const ownProject = 'proj_no' in root ? root.proj_no : null
  const [project, setProject] = useState(ownProject)
  const [chosen, setChosen] = useState<ChosenBox | null>(null)
  const parent = chosen?.ft_no ?? null
  const copy = useWrite(fileTree.copy, {
    done: text.copied(entries.length),
    onDone: () => {
      onDone()
      onClose()
    },
  })
  const isCopy = act === 'copy'
  const target = isCopy && project !== null && project !== ownProject ? { proj_no: project } : root
  const isSame = !isCopy && entries.every((entry) => entry.parent === parent)
  const go = () => {
    if (parent === null) return
    if (isCopy) return copy.mutate({ body: { ft_nos: numbersOf(entries), parent } })
    onMove(entries, parent)
    onClose()
  }
  return (
    <ModalCard
      opened
      size={480}
      title={isCopy ? text.copyTitle(entries.length) : text.moveTitle(entries.length)}
      onClose={onClose}
      note={parent !== null && (isSame ? text.sameBox : chosen?.isShared && text.intoShared)}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {uiText.cancel}
          </Button>
          <Button disabled={parent === null || isSame} loading={copy.isPending} onClick={go}>
            {isCopy ? text.copyHere : text.moveHere}
          </Button>
        </>
      )}
    >
      <Stack>
        {isCopy && mayLeaveTree && (
          <ProjectPicker
            label={text.targetProject}
            clearable={false}
            value={project}
            onChange={(another) => {
              setProject(another)
              setChosen(null)
            }}
          />
        )}
        <BoxTree
          key={JSON.stringify(target)}
          root={target}
          value={parent}
          onChange={setChosen}
          without={numbersOf(entries)}
        />
      </Stack>
    </ModalCard>
  )
}
