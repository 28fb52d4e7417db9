import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { useState } from 'react'
import { download } from '../../../shared/kit/files/download/download.ts'
import { call } from '../../../shared/lib/server/api.ts'
import { sayDone } from '../../../shared/lib/server/undo.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { moveBack, numbersOf, useStar } from '../fileTree.api.ts'
import { treeText as text } from '../fileTree.messages.ts'
import { useTreeZip } from '../useTreeZip.ts'
import type { EntryActions, FileTreeProps } from './treeTypes.ts'

/** Which dialog stands above the tree. */
export type TreeDialog =
  | { kind: 'move' | 'copy'; entries: FileEntry[] }
  | { kind: 'share'; entry: FileEntry }
  /** Live shares end when this goes on: people must say that they know. */
  | { kind: 'release'; ft_nos: number[]; act: 'move' | 'remove'; go: () => void }

interface Options extends Pick<FileTreeProps, 'onOpenBox' | 'onOpenFile' | 'actions' | 'sharing'> {
  /** Opens the panel of an entry. */
  onDetails: ((entry: FileEntry) => void) | undefined
  /** After entries have gone from where they were. */
  onGone: () => void
}

/** Everything that can be done with entries, with the dialogs it takes. */
export const useEntryActions = ({ onOpenBox, onOpenFile, actions = 'staff', sharing, onDetails, onGone }: Options) => {
  const [dialog, setDialog] = useState<TreeDialog | null>(null)
  const [renaming, setRenaming] = useState<number | null>(null)
  const zip = useTreeZip()
  const { mutate: setStar } = useStar()
  const { mutate: move } = useWrite(fileTree.move, { quiet: true })
  const { mutate: remove } = useWrite(fileTree.remove, { quiet: true })

  /** Whoever cannot list shares, as people of a company, is asked when the server says that some would end. */
  const askOrSay = (act: 'move' | 'remove', go: (release_shares: boolean) => void) => async (problem: ApiProblem) => {
    const { message, fields } = problem
    if (!fields.release_shares) return toast.error(message)
    const words = { title: text.endsShares[act], description: message, known: text.knowsSharesEnd } as const
    if (await confirm({ ...words, yes: text[act], tone: 'danger' })) go(true)
  }

  const askAboutShares = async (ft_nos: number[], act: 'move' | 'remove', go: (release_shares: boolean) => void) => {
    try {
      const hasEnding = sharing ? await sharing.hasEnding(ft_nos, act) : false
      if (!hasEnding) go(false)
      else setDialog({ kind: 'release', ft_nos, act, go: () => go(true) })
    } catch (problem) {
      toast.error((problem as ApiProblem).message)
    }
  }

  const moveTo = (entries: FileEntry[], parent: number) => {
    const moved = entries.filter((entry) => entry.parent !== parent && entry.ft_no !== parent)
    const ft_nos = numbersOf(moved)
    if (!ft_nos.length) return
    const go = (release_shares: boolean) =>
      move(
        { body: { ft_nos, parent, release_shares } },
        {
          onSuccess: () => {
            sayDone(text.moved(ft_nos.length), release_shares ? null : () => moveBack(moved))
            onGone()
          },
          onError: askOrSay('move', go),
        },
      )
    askAboutShares(ft_nos, 'move', go)
  }

  const removeOwn = (entries: FileEntry[]) => {
    const own = entries.filter(({ may_delete }) => may_delete)
    const ft_nos = numbersOf(own)
    if (!ft_nos.length) return toast.error(text.notYours)
    const left = entries.length - own.length
    const go = (release_shares: boolean) =>
      remove(
        { body: { ft_nos, release_shares } },
        {
          onSuccess: () => {
            const undo = () => call(fileTree.restore, { body: { ft_nos } })
            const words = [text.removed(ft_nos.length), left > 0 && text.someNotYours(left)].filter(Boolean)
            sayDone(words.join('. '), undo)
            onGone()
          },
          onError: askOrSay('remove', go),
        },
      )
    askAboutShares(ft_nos, 'remove', go)
  }

  const downloadAll = (entries: FileEntry[]) => {
    const [only] = entries
    if (entries.length === 1 && only?.fa_no) download({ fa_no: only.fa_no })
    else zip.start(numbersOf(entries))
  }

  const mayChange = actions !== 'readonly'
  const preview = ({ ft_no }: FileEntry) => onOpenFile(ft_no)
  const entryActions: EntryActions = {
    open: (entry) => (entry.kind === 'box' ? onOpenBox(entry.ft_no) : (onDetails ?? preview)(entry)),
    preview,
    details: onDetails,
    download: downloadAll,
    rename: mayChange ? ({ ft_no }) => setRenaming(ft_no) : undefined,
    move: mayChange ? (entries) => setDialog({ kind: 'move', entries }) : undefined,
    copy: mayChange ? (entries) => setDialog({ kind: 'copy', entries }) : undefined,
    remove: mayChange ? removeOwn : undefined,
    share: sharing && ((entry) => setDialog({ kind: 'share', entry })),
    star: ({ ft_no, is_starred }) => setStar({ params: { ft_no }, body: { is_starred: !is_starred } }),
  }
  return {
    entryActions,
    moveTo,
    dialog,
    closeDialog: () => setDialog(null),
    renaming,
    endRenaming: () => setRenaming(null),
    isZipping: zip.isFetching,
    cancelZip: zip.cancel,
  }
}
export type UseEntryActions = ReturnType<typeof useEntryActions>
