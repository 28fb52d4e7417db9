import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { EntryName, type FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { EmptyState } from '../../../shared/ui/state/EmptyState.tsx'
import { type TreeRoot, useCreateBox } from '../fileTree.api.ts'
import { treeText as text } from '../fileTree.messages.ts'
import { DropOverlay } from '../upload/DropOverlay.tsx'
import { LeftUploads } from '../upload/LeftUploads.tsx'
import { useDropUpload } from '../upload/useDropUpload.ts'
import { EntryPanel } from '../versions/EntryPanel.tsx'
import { BinList } from './BinList.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { EntryList } from './EntryList.tsx'
import classes from './FileTree.module.css'
import { TreeBar } from './TreeBar.tsx'
import { TreeDialogs } from './TreeDialogs.tsx'
import type { FileTreeProps } from './treeTypes.ts'
import { UsageMeter, UsageWarning } from './UsageMeter.tsx'
import { useEntryActions } from './useEntryActions.ts'
import { type TreeView, useTreeView } from './useTreeView.ts'

/** The open box, or what a search found in the whole tree. */
const useEntries = (root: TreeRoot, box: number | null, { filter, order, look }: TreeView) => {
  const { keyword, offset, limit, bin } = filter
  const isSearch = keyword !== undefined && bin !== 1
  const where = box === null ? root : { box_ft_no: box }
  const with_pictures = look === 'tiles' ? 1 : 0
  // The path, the room left and what may be done come with the box, also while something is searched.
  const list = useRead(fileTree.list, {
    query: { ...where, sort: order, with_pictures, offset: isSearch ? 0 : offset, limit },
  })
  const found = useRead(
    fileTree.search,
    { query: { ...root, keyword: keyword ?? '', with_pictures, offset, limit } },
    { enabled: isSearch },
  )
  return { list, read: isSearch ? found : list, isSearch }
}

const askName = (initial: string) =>
  prompt({
    title: text.createBoxTitle,
    label: text.boxName,
    initial,
    yes: text.create,
    check: (name) => EntryName.safeParse(name).error?.issues[0]?.message ?? null,
  })

/** A tree of boxes and files: of a project or a company, to work in or only to look at. */
export const FileTree = (props: FileTreeProps) => {
  const { root, box, onOpenBox, onOpenFile, actions = 'staff', sharing, panelPlace = 'beside' } = props
  const user = useUser()
  const view = useTreeView()
  const { filter, change } = view
  const [, openPanel] = useAddressNumber('ft_no')
  const { list, read, isSearch } = useEntries(root, box, view)
  const createBox = useCreateBox()
  const isReadonly = actions === 'readonly'
  const isBin = filter.bin === 1

  const path = list.data?.path ?? []
  const mayAdd = !isReadonly && box !== null && list.data?.may_add === true
  const acts = useEntryActions({
    ...props,
    onDetails: isReadonly ? undefined : ({ ft_no }: FileEntry) => openPanel(ft_no),
    onGone: () => openPanel(null, { replace: true }),
  })
  const isShared = !isReadonly && (list.data?.shared_boxes.length ?? 0) > 0
  const open = mayAdd ? { ft_no: box, name: path.at(-1)?.name ?? text.top, isShared } : null
  const upload = useDropUpload({ parent: open, entries: read.data?.query ?? [], isOn: !isReadonly && !isBin })

  const create = async () => {
    const name = box !== null && (await askName(text.createBox))
    if (box !== null && name) createBox.mutate({ body: { parent: box, name } })
  }
  const up = box === null ? undefined : () => onOpenBox(path.at(-2)?.ft_no ?? null)

  if (list.error?.status === 404)
    return (
      <EmptyState
        words={text.missing}
        action={
          box !== null && (
            <Button variant="default" onClick={() => onOpenBox(null)}>
              {text.toTop}
            </Button>
          )
        }
      />
    )
  const head = isBin ? (
    <Inline wraps>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={16} stroke={1.6} aria-hidden />}
        onClick={() => change({ bin: undefined })}
      >
        {text.backFromBin}
      </Button>
      <strong>{text.bin}</strong>
      <SmallText as="span">{text.binContext}</SmallText>
    </Inline>
  ) : (
    <Inline wraps gap="row">
      <Breadcrumb
        path={path}
        shared={isReadonly ? [] : (list.data?.shared_boxes ?? [])}
        onOpen={onOpenBox}
        onDropped={
          isReadonly
            ? undefined
            : (ft_nos, parent) =>
                acts.moveTo(
                  (read.data?.query ?? []).filter(({ ft_no }) => ft_nos.includes(ft_no)),
                  parent,
                )
        }
      />
      <TreeBar
        view={view}
        onCreateBox={mayAdd ? create : undefined}
        onFiles={mayAdd ? upload.addPicked : undefined}
        hasBin={!isReadonly}
      />
    </Inline>
  )
  return (
    <Stack as="section" gap="row" className={classes.tree} label={text.title} {...upload.dropProps}>
      {list.data?.usage && <UsageWarning usage={list.data.usage} />}
      {head}
      {!isReadonly && user && <LeftUploads user_no={user.user_no} />}
      {isShared && !isBin && <Note tone="accent">{text.intoShared}</Note>}
      {isSearch && <SmallText>{text.found(filter.keyword ?? '')}</SmallText>}
      {isBin ? (
        <BinList root={root} view={view} />
      ) : (
        <EntryList
          read={read}
          view={view}
          acts={acts}
          place={JSON.stringify([root, box, filter.keyword])}
          isSortable={!isSearch && box !== null}
          empty={isSearch ? text.notFound : mayAdd ? text.emptyBox : text.emptyReadonly}
          emptyAction={
            isSearch ? (
              <Button variant="default" onClick={() => change({ keyword: undefined })}>
                {text.clearSearch}
              </Button>
            ) : (
              mayAdd && (
                <Button variant="default" onClick={create}>
                  {text.createBox}
                </Button>
              )
            )
          }
          onUp={up}
          panelPlace={panelPlace}
          below={list.data?.usage && !isReadonly && <UsageMeter usage={list.data.usage} />}
          panel={
            isReadonly
              ? undefined
              : (ft_no, close) => (
                  <EntryPanel
                    key={ft_no}
                    ft_no={ft_no}
                    entryActions={acts.entryActions}
                    Shares={sharing?.Shares}
                    hasHistory={actions === 'staff'}
                    onOpenBox={onOpenBox}
                    onOpenFile={onOpenFile}
                    onClose={close}
                  />
                )
          }
        />
      )}
      <TreeDialogs
        root={root}
        acts={acts}
        mayLeaveTree={actions === 'staff' && 'proj_no' in root}
        sharing={sharing}
        onGone={() => undefined}
      />
      {upload.over !== undefined && <DropOverlay target={upload.over} />}
    </Stack>
  )
}
